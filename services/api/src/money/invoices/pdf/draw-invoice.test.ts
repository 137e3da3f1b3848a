import type { BilledBefore, InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import { defaultColours } from '@barnum/rules/site/colours/shop-colours';
import { getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { sampleInvoice } from '../../../../test/support/invoice-content.ts';
import { drawInvoice } from './draw-invoice.ts';

it('an invoice to a firm is PDF/A-3b, and holds its XML once', async () => {
  const { pdf, xml } = await drawn({});
  const bytes = Buffer.from(pdf).toString('latin1');
  for (const said of ['/AFRelationship /Alternative', '/OutputIntents', '/GTS_PDFA1', '/Lang (fr-FR)', '/FontFile2']) {
    expect(bytes).toContain(said);
  }
  const metadata = /<\?xpacket[\s\S]*?<\?xpacket end="w"\?>/.exec(Buffer.from(pdf).toString('utf8'))?.[0] ?? '';
  expect(metadata).toContain('<pdfaid:part>3</pdfaid:part>');
  expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(metadata).toContain('<pdfaSchema:prefix>fx</pdfaSchema:prefix>');
  expect(metadata).toContain('<rdf:li>Dupont &amp; Fils</rdf:li>');
  const document = await getDocumentProxy(pdf.slice());
  const attached = (await document.getAttachments()) as Record<string, { content: Uint8Array }>;
  expect(Object.keys(attached)).toEqual(['factur-x.xml']);
  expect(Buffer.from(attached['factur-x.xml']?.content ?? []).toString()).toBe(xml);
  expect(bytes.match(/\/Type \/Filespec/g)).toHaveLength(1);
});

it('its XML escapes what is typed, says each mention once and has no empty element', async () => {
  const { xml } = await drawn({ note: 'Merci \u0001& à « bientôt » <3 🎪' });
  if (xml === null) throw new Error('an XML');
  expect(xml).toContain('<ram:Name>Traiteur &lt;du Golfe&gt;</ram:Name>');
  expect(xml).toContain('<ram:Name>Tente « R&amp;B » 🎪</ram:Name>');
  expect(xml).toContain('<ram:Content>Merci &amp; à « bientôt » &lt;3 🎪</ram:Content>');
  expect(xml).not.toMatch(/<([\w:]+)[^>]*><\/\1>|<[\w:]+\/>/);
  for (const subject of ['PMT', 'PMD', 'AAB', 'BAR']) {
    expect(xml.split(`<ram:SubjectCode>${subject}</ram:SubjectCode>`)).toHaveLength(2);
  }
  const open: string[] = [];
  for (const [, ending, name = ''] of xml.matchAll(/<(\/?)([a-z]+:\w+)[^>]*>/g)) {
    if (ending) expect(open.pop()).toBe(name);
    else open.push(name);
  }
  expect(open).toEqual([]);
});

it('prints what its fonts have: symbols, without emoji, with « ? » for other letters, and as it was typed in the XML', async () => {
  const note = 'Fête 🎪 de 李雷, 5 ★, 1️⃣ mât, ❤️';
  const sample = sampleInvoice();
  const { pdf, xml } = await drawn({ note, client: { ...sample.client, nom: '🎉 李雷 🇫🇷' } });
  expect(xml).toContain(`<ram:Content>${note}</ram:Content>`);
  expect(xml).toContain('<ram:Name>🎉 李雷 🇫🇷</ram:Name>');
  const text = await textOf(pdf);
  expect(text).toMatch(/Fête de \?\?, 5 ★ ?, 1 mât, ❤/);
  expect(text).toMatch(/ \?\? À l’attention de Anne Le Goff/);
});

it('codes say what the document is and what is paid', async () => {
  const codes = async (change: Partial<InvoiceContent>) => {
    const { xml } = await drawn(change);
    const of = (pattern: RegExp) => pattern.exec(xml ?? '')?.[1];
    return [
      of(/<ram:TypeCode>(\d+)</),
      of(/ContextParameter><ram:ID>(\w+)</),
      of(/<ram:TotalPrepaidAmount>([\d.]+)</),
      of(/<ram:DuePayableAmount>([\d.]+)</),
    ];
  };
  const before = {
    nature: 'acompte',
    numero: 'F-2026-00000',
    date: '2026-05-01',
    total: 36_000,
    tva: [],
  } satisfies BilledBefore;
  const corrige = { numero: 'F-2026-00000', date: '2026-05-01', nature: 'facture' } as const;
  expect(await codes({})).toEqual(['380', 'S1', undefined, '1200.00']);
  expect(await codes({ nature: 'acompte' })).toEqual(['386', 'S1', undefined, '1200.00']);
  expect(await codes({ acomptes: [before], aPayer: 84_000 })).toEqual(['380', 'S4', '360.00', '840.00']);
  const paid = { dejaPaye: 120_000, payeLe: '2026-06-02', aPayer: 0 };
  expect(await codes(paid)).toEqual(['380', 'S2', '1200.00', '0.00']);
  // The due date of what is paid is the day on which it was, also before the invoice.
  expect((await drawn(paid)).xml).toMatch(/<ram:DueDateDateTime><udt:DateTimeString format="102">20260602</);
  expect(await textOf((await drawn(paid)).pdf)).toContain('Reçu le 2 juin 2026');
  expect(await codes({ nature: 'avoir', corrige })).toEqual(['381', 'S1', undefined, '1200.00']);
  const ofAdvance = { ...corrige, nature: 'acompte' } as const;
  expect(await codes({ nature: 'avoir', corrige: ofAdvance })).toEqual(['503', 'S1', undefined, '1200.00']);
  const frameOf = async (change: Partial<InvoiceContent>) => (await codes(change))[1];
  expect(await frameOf({ operation: 'mixte' })).toBe('M1');
  expect(await frameOf({ operation: 'mixte', acomptes: [before], aPayer: 84_000 })).toBe('M4');
  expect(await frameOf({ operation: 'biens', ...paid })).toBe('B2');
});

it('asks for nothing below zero: a draft of less than was billed says « Facturé en trop »', async () => {
  const before = { nature: 'acompte', numero: 'F-2026-00000', date: '2026-05-01', total: 126_000, tva: [] } as const;
  const text = await textOf((await drawn({ acomptes: [{ ...before, tva: [] }], aPayer: -6_000 })).pdf);
  expect(text).toMatch(/Facturé en trop\s+60,00\s€/);
  expect(text).not.toMatch(/À payer|Reçu en trop/);
});

it('says quantities with their decimals, on paper as people write them, and what one costs', async () => {
  const [line] = sampleInvoice().lignes;
  if (line === undefined) throw new Error('a line');
  const road = {
    ...line,
    nature: 'frais',
    nom: 'Route',
    quantite: 12.5,
    prixUnitaire: 60,
    brut: 750,
    total: 750,
  } as const;
  const work = {
    ...line,
    nature: 'libre',
    nom: 'Électricien',
    quantite: 0.33,
    prixUnitaire: 9_999,
    brut: 3_300,
  } as const;
  const tva = [{ taux: '20.00', total: 4_050, horsTaxes: 3_375, tva: 675 }];
  const sums = { lignes: [road, { ...work, total: 3_300 }], tva, total: 4_050, horsTaxes: 3_375, aPayer: 4_050 };
  const { pdf, xml } = await drawn(sums);
  const saysOf = (name: string) => new RegExp(`<ram:${name}[^>]*>([\\d.]+)<`, 'g');
  const said = (name: string) => [...(xml ?? '').matchAll(saysOf(name))].map(([, value]) => value);
  expect(said('BilledQuantity')).toEqual(['12.5', '0.33']);
  expect(said('ChargeAmount')).toEqual(['0.50', '83.333333']);
  expect(said('LineTotalAmount')).toEqual(['6.25', '27.50', '33.75']);
  expect(xml).toContain('<ram:BilledQuantity unitCode="C62">12.5</ram:BilledQuantity>');
  expect(await textOf(pdf)).toContain('Route 12,5 0,50 € 20 % 6,25 €');
  const { client } = sampleInvoice();
  const consumer = { ...client, genre: 'particulier', nom: 'Maëlle Le Goff', siren: '', siret: '' } as const;
  const text = await textOf((await drawn({ ...sums, client: consumer })).pdf);
  expect(text).toContain('Route 12,5 0,60 € 20 % 7,50 €');
  expect(text).toContain('Électricien 0,33 99,99 € 20 % 33,00 €');
});

it('names the service and the engagement of a public body, in the XML and on paper', async () => {
  const { client } = sampleInvoice();
  const town = { ...client, genre: 'collectivite', codeService: 'FETES-01', referenceCommande: 'E2026-118' } as const;
  const { pdf, xml } = await drawn({ client: town });
  expect(xml).toContain('<ram:BuyerReference>FETES-01</ram:BuyerReference><ram:SellerTradeParty>');
  expect(xml).toContain('<ram:IssuerAssignedID>E2026-118</ram:IssuerAssignedID>');
  const text = await textOf(pdf);
  expect(text).toContain('Code service FETES-01');
  expect(text).toContain('Numéro d’engagement E2026-118');
  expect((await drawn({})).xml).not.toContain('BuyerReference');
});

it('says to a consumer neither penalties nor the lump sum, and the deposit outside of all totals', async () => {
  const sample = sampleInvoice();
  const client = { ...sample.client, genre: 'particulier', nom: 'Maëlle Le Goff', siren: '', siret: '' } as const;
  const consumer = await drawn({ client });
  expect(consumer.xml).toBeNull();
  const text = await textOf(consumer.pdf);
  expect(text).not.toMatch(/pénalités|40 €/);
  expect(text).toContain('Caution de 600,00 € à remettre au retrait, hors facture.');
  expect(text).toContain('Lieu de la prestation : 4 rue des Ajoncs, 29000 Exempleville');
  const asked = await drawn({ client }, true);
  expect(asked.xml).toContain('<ram:Content>B2C</ram:Content>');
  expect(asked.xml?.replace(/\s/g, ' ').split('Sans objet : client particulier')).toHaveLength(3);
  const toFirm = await textOf((await drawn({})).pdf);
  expect(toFirm).toContain('trois fois le taux d’intérêt légal');
  expect(toFirm).toContain('Total hors taxes 1 000,00 € TVA 20 % 200,00 € Total TTC 1 200,00 €');
});

it('carries the total of sixty lines from page to page, and they add up as they are read', async () => {
  const [line] = sampleInvoice().lignes;
  if (line === undefined) throw new Error('a line');
  const lignes = Array.from({ length: 60 }, (_, index) => ({ ...line, nom: `Article ${index + 1}`, total: 1_001 }));
  const total = 60_060;
  const tva = [{ taux: '20.00', total, horsTaxes: 50_050, tva: 10_010 }];
  const { pdf } = await drawn({ lignes, tva, total, horsTaxes: 50_050, aPayer: total });
  const text = await textOf(pdf);
  const carried = [...text.matchAll(/À reporter ([\d ,]+) €/g)].map(([, amount]) => amount);
  const again = [...text.matchAll(/Report ([\d ,]+) €/g)].map(([, amount]) => amount);
  expect(carried.length).toBeGreaterThan(0);
  expect(again).toEqual(carried);
  const read = [...text.matchAll(/Article \d+ 2 [\d ,]+ € 20 % ([\d ]+),(\d\d) €/g)];
  const cents = read.map(([, euros = '', rest = '']) => Number(euros.replace(/ /g, '')) * 100 + Number(rest));
  expect(cents).toHaveLength(60);
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(50_050);
});

async function drawn(change: Partial<InvoiceContent>, xmlParticuliers = false) {
  const content = sampleInvoice(change);
  const face = { shopName: 'Location du Ponant', logoBytes: null, colours: defaultColours };
  const documents = await drawInvoice({ ...face, content, xmlParticuliers });
  if (documents === null) throw new Error('too long');
  return documents;
}

/** The words of all pages, blanks as plain spaces. */
async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(pdf.slice());
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(items.map((item) => ('str' in item ? `${item.str} ` : '')).join(''));
  }
  return pages.join(' ').replace(/\s+/g, ' ');
}
