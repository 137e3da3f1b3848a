import type { InvoiceContent, InvoiceKind } from '@barnum/rules/money/invoices/invoice-content';
import { emptyInvoiceDraft } from '@barnum/rules/money/invoices/invoice-draft';
import { netOfTax } from '@barnum/rules/prices/net-of-tax';
import { sum } from '@barnum/rules/prices/vat-shares';
import { columnsOf } from '../../../services/api/src/money/invoices/invoice-drafts.domain.ts';
import { turnoverRows } from '../../../services/api/src/money/invoices/invoice-turnover.ts';
import type { Db, Prisma } from '../../../services/api/src/platform/db/client.ts';

/** An issued invoice; amounts in cents. */
interface InvoiceSeed {
  nature?: InvoiceKind;
  /** Its place in its series. */
  rang: number;
  date?: string;
  echeance?: string | null;
  client?: string;
  /** The name of its line. */
  nom?: string;
  total?: number;
  /** Percent of VAT, as an exact text; null for none. */
  taux?: string | null;
  /** Of several rates, in place of both. */
  parTaux?: readonly { taux: string; total: number }[];
  /** Whether VAT was due when it was issued. */
  debits?: boolean;
  correctsId?: number | null;
  customerId?: number | null;
  requestId?: number | null;
}

/**
 * The rows of issued invoices without the flow that issues them: for tests, and for lists that are very long. Their
 * documents say their numbers alone.
 */
export async function seedIssuedInvoices(db: Db, seeds: readonly InvoiceSeed[]): Promise<number[]> {
  const contents = seeds.map(contentOf);
  const rows = await db.invoice.createManyAndReturn({
    data: seeds.map(({ rang, nature = 'facture', correctsId = null, customerId = null, requestId = null }, index) => {
      const content = contents[index] as InvoiceContent;
      return {
        nature,
        serie: nature === 'avoir' ? ('avoir' as const) : ('facture' as const),
        rang,
        correctsId,
        customerId,
        requestId,
        annee: Number(content.date.slice(0, 4)),
        numero: content.numero,
        date: new Date(content.date),
        issuedAt: new Date(`${content.date}T09:00:00Z`),
        auteur: 'admin@barnum.example',
        draft: emptyInvoiceDraft as unknown as Prisma.InputJsonObject,
        content: content as unknown as Prisma.InputJsonObject,
        ...columnsOf(content),
      };
    }),
    select: { id: true },
  });
  // The rows of one statement are returned in their order.
  const ids = rows.map(({ id }) => id);
  await db.invoiceTurnover.createMany({
    data: ids.flatMap((id, index) => turnoverRows(id, contents[index] as InvoiceContent)),
  });
  await db.invoiceDocument.createMany({
    data: ids.map((invoiceId, index) => ({
      invoiceId,
      pdf: new Uint8Array(Buffer.from(`%PDF ${contents[index]?.numero}`)),
      xml: `<xml>${contents[index]?.numero}</xml>`,
    })),
  });
  return ids;
}

function contentOf(seed: InvoiceSeed): InvoiceContent {
  const {
    nature = 'facture',
    rang,
    date = '2027-06-15',
    echeance = date,
    client = 'Nolwenn C.',
    nom = 'Location',
  } = seed;
  const { taux = '20.00', debits = false, parTaux = [{ taux, total: seed.total ?? 12_000 }] } = seed;
  const total = sum(parTaux.map((part) => part.total));
  const tva = parTaux.flatMap((part) => {
    const horsTaxes = netOfTax(part.total, part.taux);
    return part.taux === null ? [] : [{ taux: part.taux, total: part.total, horsTaxes, tva: part.total - horsTaxes }];
  });
  const adresse = { rue: '14 route des Ajoncs', codePostal: '56999', ville: 'Presqu’île-sur-Mer', pays: 'FR' };
  const line = { nature: 'libre', nom, description: '', quantite: 1 } as const;
  return {
    nature,
    operation: 'services',
    numero: `${nature === 'avoir' ? 'A' : 'F'}-${date.slice(0, 4)}-${String(rang).padStart(5, '0')}`,
    date,
    echeance: nature === 'avoir' ? null : echeance,
    avance: 'acompte',
    convenu: null,
    devis: null,
    vendeur: {
      denomination: 'Barnum & Compagnie',
      formeJuridique: 'SARL',
      capital: '10 000 €',
      siege: adresse,
      siren: '000000000',
      siret: '00000000000000',
      rcs: '',
      tva: '',
      email: '',
      telephone: '',
      regime: taux === null ? 'franchise' : 'normal',
      debits,
    },
    client: {
      genre: 'particulier',
      nom: client,
      contact: '',
      adresse,
      siren: '',
      siret: '',
      tva: '',
      email: '',
      referenceCommande: '',
    },
    demande: null,
    periode: null,
    lieu: '',
    remise: null,
    total,
    horsTaxes: total - sum(tva.map((share) => share.tva)),
    acomptes: [],
    dejaPaye: 0,
    payeLe: null,
    lignes: parTaux.map((part) => ({
      ...line,
      prixUnitaire: part.total,
      brut: part.total,
      remise: 0,
      motifRemise: '',
      total: part.total,
      tauxTva: part.taux,
    })),
    tva,
    aPayer: total,
    corrige: null,
    motif: '',
    note: '',
    caution: null,
    autoliquidation: false,
    textes: { penalites: '', escompte: '', indemnite: '', franchise: '', exoneration: '', libres: [] },
  };
}
