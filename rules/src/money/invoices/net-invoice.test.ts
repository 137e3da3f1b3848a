import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spread } from '../../prices/largest-remainder.ts';
import { priceRequest } from '../../prices/price-request.ts';
import type { InvoiceContent } from './invoice-content.ts';
import { missingForInvoice, missingSentences } from './invoice-mentions.ts';
import { netInvoice } from './net-invoice.ts';

const line = fc.record({
  prix: fc.integer({ min: 0, max: 200_000 }).map((cents) => (cents / 100).toFixed(2)),
  quantite: fc.integer({ min: 1, max: 300 }),
  tauxTva: fc.constantFrom('20.00', '10.00', '5.50', '0.00'),
  remise: fc.option(fc.constantFrom('0.01', '3.33', '25')),
});
const order = fc.record({
  items: fc.array(line, { minLength: 1, maxLength: 12 }),
  remise: fc.option(fc.constantFrom('0.01', '33.33', '150')),
  isFranchise: fc.boolean(),
});

it('lines, rates and totals without taxes add up to the cent, whatever is priced with them', () => {
  fc.assert(
    fc.property(order, (asked) => {
      const content = invoiceOf(asked);
      const net = netInvoice(content);
      const sum = (cents: readonly number[]) => cents.reduce((all, each) => all + each, 0);
      expect(sum(net.lines.map((each) => each.net))).toBe(net.linesTotal);
      expect(net.linesTotal - net.discount).toBe(content.horsTaxes);
      expect(net.horsTaxes + net.tva).toBe(content.total);
      for (const rate of net.rates) {
        const ofRate = net.lines.filter(({ taux }) => taux === rate.taux).map((each) => each.net);
        expect(sum(ofRate) - rate.discount).toBe(rate.horsTaxes);
        expect(rate.discount).toBeGreaterThanOrEqual(0);
      }
      for (const each of net.lines) {
        expect([each.gross - each.discount, each.discount >= 0]).toEqual([each.net, true]);
      }
    }),
    { numRuns: 200 },
  );
});

it('tells each thing that an invoice lacks, and where it is entered', () => {
  const whole = invoiceOf({ items: [{ prix: '10.00', quantite: 1, tauxTva: '20.00', remise: null }] });
  const { vendeur, client, textes } = whole;
  expect(missingForInvoice(whole)).toEqual([]);
  const said = (change: Partial<InvoiceContent>) => missingForInvoice({ ...whole, ...change });
  const { siret, siege, tva, capital } = missingSentences;
  expect(
    said({ vendeur: { ...vendeur, siren: '', siege: { ...vendeur.siege, ville: '' }, tva: '', capital: '' } }),
  ).toEqual([siege, siret, capital, tva]);
  const { clientAddress, clientSiren } = missingSentences;
  expect(said({ client: { ...client, siren: '', adresse: { ...client.adresse, rue: '' } } })).toEqual([
    clientAddress,
    clientSiren,
  ]);
  const person = { ...client, genre: 'particulier', siren: '' } as const;
  expect(said({ client: person, textes: { ...textes, penalites: '' } })).toEqual([]);
  expect(said({ client: { ...client, genre: 'association', siren: '' } })).toEqual([]);
  expect(said({ textes: { ...textes, penalites: '' } })).toEqual([missingSentences.terms]);
  const [first] = whole.lignes;
  if (first === undefined) throw new Error('a line');
  expect(said({ lignes: [{ ...first, tauxTva: '0.00' }] })).toEqual([missingSentences.exoneration]);
  expect(said({ lignes: [{ ...first, tauxTva: '19.00' }] })).toEqual([missingSentences.unknownRate]);
  expect(said({ vendeur: { ...vendeur, regime: 'franchise', tva: '' } })).toEqual([missingSentences.franchise]);
  const abroad = { ...client, siren: '', tva: '', email: '', adresse: { ...client.adresse, pays: 'CH' } };
  expect(said({ client: abroad })).toEqual([missingSentences.clientElectronic]);
  const reversed = { autoliquidation: true, lignes: [{ ...first, tauxTva: '0.00' }] };
  expect(said({ ...reversed, client: { ...abroad, email: 'a@exemple.example' } })).toEqual([
    missingSentences.reverseVat,
    missingSentences.reverseCountry,
  ]);
  expect(said({ ...reversed, client: { ...abroad, tva: 'DE123456789', adresse: german } })).toEqual([]);
});

const german = { rue: 'Hafenstraße 3', codePostal: '20095', ville: 'Hamburg', pays: 'DE' };

interface Order {
  items: { prix: string; quantite: number; tauxTva: string; remise: string | null }[];
  remise?: string | null;
  isFranchise?: boolean;
}

/** The invoice of an order, as the service makes it. */
function invoiceOf({ items, remise = null, isFranchise = false }: Order): InvoiceContent {
  const asked = items.map((item) => ({ ...item, unite: 'unitaire' as const }));
  const rental = { items: asked, period: null, supplementParJour: 0, livraisonMontage: false, remise };
  const price = priceRequest({ ...rental, vat: { isFranchise, taux: '20.00' } });
  const shares = price.vat ?? [];
  const grossOf = (taux: string) =>
    price.items.reduce((sum, { item, amount }) => sum + (item.tauxTva === taux ? amount : 0), 0);
  const parts = spread(
    price.discount,
    shares.map(({ taux }) => grossOf(taux)),
  );
  const parTaux = isFranchise
    ? [{ taux: null, total: price.discount }]
    : shares.map(({ taux }, index) => ({ taux, total: parts[index] ?? 0 }));
  return {
    nature: 'facture',
    operation: 'services',
    numero: 'F-2027-00001',
    date: '2027-06-20',
    echeance: '2027-07-20',
    vendeur: {
      denomination: 'Dupont',
      formeJuridique: 'SARL',
      capital: '10 000 €',
      rcs: 'Vannes',
      siret: '',
      siege: { rue: '1 quai', codePostal: '56000', ville: 'Vannes', pays: 'FR' },
      siren: '732829320',
      tva: 'FR44732829320',
      email: '',
      telephone: '',
      debits: false,
      regime: isFranchise ? 'franchise' : 'normal',
    },
    client: {
      genre: 'professionnel',
      nom: 'Traiteur',
      contact: '',
      siren: '552100554',
      siret: '',
      adresse: { rue: '2 rue', codePostal: '44000', ville: 'Nantes', pays: 'FR' },
      tva: '',
      email: '',
      referenceCommande: '',
    },
    avance: 'acompte',
    convenu: null,
    devis: null,
    demande: null,
    periode: null,
    lieu: 'Vannes',
    lignes: price.items.map(({ item, piece, rent, discount, amount }) => ({
      nature: 'article',
      nom: 'Table',
      description: '',
      quantite: item.quantite,
      prixUnitaire: piece,
      brut: rent,
      remise: discount,
      motifRemise: '',
      total: amount,
      tauxTva: isFranchise ? null : item.tauxTva,
    })),
    remise: price.discount > 0 ? { total: price.discount, pourcent: null, motif: '', parTaux } : null,
    tva: shares,
    total: price.total,
    acomptes: [],
    dejaPaye: 0,
    payeLe: null,
    aPayer: price.total,
    horsTaxes: isFranchise ? price.total : shares.reduce((sum, share) => sum + share.horsTaxes, 0),
    corrige: null,
    motif: '',
    note: '',
    caution: null,
    autoliquidation: false,
    textes: { penalites: 'p', escompte: 'e', indemnite: 'i', franchise: '', exoneration: '', libres: [] },
  };
}
