import type { CustomerKind } from '../../customers/customers.ts';
import type { LineKind } from '../../prices/lines.ts';
import type { VatShare } from '../../prices/price-request.ts';
import type { AdvanceKind } from '../../prices/pricing-terms.ts';
import type { PostalAddress } from '../../text/postal-address.ts';

/** What an invoice is: of a part that is paid in advance, of the deal, or a credit note. */
export const invoiceKinds = ['acompte', 'facture', 'avoir'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** What is invoiced, for the tax office: the hire, things that are sold with it, or a sale alone. */
export const operationKinds = ['services', 'mixte', 'biens'] as const;
export type OperationKind = (typeof operationKinds)[number];

/** As the invoice names it. */
export const operationLabels: Record<OperationKind, string> = {
  services: 'Prestation de services',
  mixte: 'Livraison de biens et prestation de services',
  biens: 'Livraison de biens',
};

/**
 * All that an invoice says, frozen on the day on which it is issued. Amounts are whole cents, taxes included where
 * nothing else is said, and positive in a credit note, too; rates are exact texts (`'20.00'`), days `YYYY-MM-DD`.
 */
export interface InvoiceContent {
  nature: InvoiceKind;
  operation: OperationKind;
  /** Null while it is a draft. */
  numero: string | null;
  /** Day of issue; of a draft the day on which it is read. */
  date: string;
  /** Last day on which it is paid in time; null for a credit note. */
  echeance: string | null;
  vendeur: InvoiceSeller;
  client: InvoiceClient;
  /** What a part that is paid in advance is called. */
  avance: AdvanceKind;
  /** The newest quote of the request on that day. */
  devis: { numero: string; date: string } | null;
  /** The request; null where a credit note is of an invoice whose request is gone. */
  demande: { id: number } | null;
  /** First and last day of the rental. */
  periode: { du: string; au: string } | null;
  /** Where the service is rendered: the address of the delivery, else the seller's. */
  lieu: string;
  lignes: InvoiceLine[];
  /** Discount on the whole, and its part of each rate in the order of `tva`; null for none, and in credit notes. */
  remise: { total: number; pourcent: string | null; motif: string; parTaux: RateAmount[] } | null;
  /** The highest rate first; none where nothing is told of VAT. */
  tva: VatShare[];
  /** The lines without the discount on the whole. */
  total: number;
  horsTaxes: number;
  /** Of an advance, what all of the deal came to on that day; else null. */
  convenu: number | null;
  /** What earlier invoices of the same request asked for already, their credit notes taken off; this one asks for the rest. */
  acomptes: BilledBefore[];
  /** Received before the day of issue, and of no other invoice. */
  dejaPaye: number;
  /** Day on which the last of that came in; null where nothing did. */
  payeLe: string | null;
  /** `total` without what was billed before and what is paid. */
  aPayer: number;
  /** The invoice that a credit note is of. */
  corrige: { numero: string; date: string; nature: InvoiceKind } | null;
  /** Why there is a credit note. */
  motif: string;
  /** A word of the company's about this invoice. */
  note: string;
  /** The security deposit, which is in no total; null for none. */
  caution: number | null;
  /** What is said of it as it stood on the day of issue; absent from those that were issued before it was kept. */
  mentionCaution?: string;
  /** VAT is due by the client, a firm elsewhere in the EU: amounts are without taxes then, at the rate `'0.00'`. */
  autoliquidation: boolean;
  textes: InvoiceTexts;
}

/** The company, as its information had it. What is not known is empty. */
export interface InvoiceSeller {
  denomination: string;
  formeJuridique: string;
  capital: string;
  siege: PostalAddress;
  siren: string;
  siret: string;
  rcs: string;
  /** VAT number. */
  tva: string;
  email: string;
  telephone: string;
  regime: 'normal' | 'franchise';
  /** Whether it owes VAT when it invoices. */
  debits: boolean;
}

/** Who is invoiced. What is not known is empty. */
export interface InvoiceClient {
  genre: CustomerKind;
  nom: string;
  /** Whom to speak to there. */
  contact: string;
  adresse: PostalAddress;
  siren: string;
  siret: string;
  /** VAT number. */
  tva: string;
  email: string;
  /** The service of a public body; absent from those that were issued before it was asked for. */
  codeService?: string;
  /** The number of the client's own order, of a public body its engagement. */
  referenceCommande: string;
}

/** `quantite` times `prixUnitaire` is `brut`, to the cent where it has decimals; without `remise` it is `total`. */
export interface InvoiceLine {
  /** `acompte` for what is billed in advance, one line a rate. */
  nature: LineKind | 'acompte';
  nom: string;
  description: string;
  quantite: number;
  prixUnitaire: number;
  brut: number;
  remise: number;
  motifRemise: string;
  /** Before the discount on the whole. */
  total: number;
  /** Null where nothing is told of VAT. */
  tauxTva: string | null;
  /** Of a credit note: the place of the line in the invoice that it is of. */
  origine?: number;
}

export interface RateAmount {
  taux: string | null;
  total: number;
}

/** An earlier invoice of the same request. */
export interface BilledBefore {
  nature: InvoiceKind;
  numero: string;
  date: string;
  total: number;
  tva: VatShare[];
}

/** The settings' texts of that day that concern this invoice. */
export interface InvoiceTexts {
  penalites: string;
  escompte: string;
  indemnite: string;
  franchise: string;
  exoneration: string;
  libres: string[];
}
