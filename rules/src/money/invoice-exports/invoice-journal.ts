import { formatNumericDay } from '../../dates/format-dates.ts';
import { toAmount } from '../../prices/amounts.ts';
import { formatRate } from '../../prices/deal-in-words.ts';
import { type RateShare, sharesOf, sum, withoutShares } from '../../prices/vat-shares.ts';
import { ownShares } from '../invoices/invoice-amounts.ts';
import type { BilledBefore, InvoiceContent } from '../invoices/invoice-content.ts';
import {
  type InvoiceAccount,
  type InvoiceAccounts,
  invoiceAccountLabels,
  vatAccount,
} from '../invoices/invoice-settings.ts';
import type { RetentionPurpose } from '../ledger/deposits.ts';
import type { LedgerKind, LedgerMeans } from '../ledger/ledger.ts';

/** The part of an invoice that bookkeeping asks for. */
export type BookedInvoice = Pick<InvoiceContent, 'nature' | 'numero' | 'date' | 'total' | 'tva'> & {
  client: Pick<InvoiceContent['client'], 'nom'>;
  acomptes: readonly Pick<BilledBefore, 'nature' | 'total' | 'tva'>[];
  vendeur: Pick<InvoiceContent['vendeur'], 'debits'>;
  corrige: Pick<NonNullable<InvoiceContent['corrige']>, 'nature'> | null;
};

/** What a credit note does to what it corrects, and to the advances of its deal. */
export interface CorrectedByCreditNote {
  /** Whether the VAT of what it corrects was due when that was issued; else it waits for the money. */
  debits: boolean;
  /** Whether the advance that it is of was taken over by a balance. */
  isTakenOver: boolean;
  /** Those that wait for a balance again, since nothing is left of the one that had taken them over. */
  freed: BookedInvoice['acomptes'];
}

/** A movement of money between two accounts, in cents: back where it is negative. */
export interface BookedMovement {
  date: string;
  /** What it is found by. */
  piece: string;
  client: string;
  libelle: string;
  debit: Extract<InvoiceAccount, 'banque' | 'caisse' | 'cheques' | 'carte' | 'cautions'>;
  credit: Extract<InvoiceAccount, 'clients' | 'cautions' | 'indemnites' | 'cheques' | 'caisse'>;
  montant: number;
}

/** An entry of the ledger, as far as bookkeeping asks for it; its amount in cents. */
export interface BookedLedgerEntry {
  nature: LedgerKind;
  moyen: LedgerMeans;
  usage: RetentionPurpose | null;
  montant: number;
  /** Of an allocation: what is counted against the invoice; of what is owed of a cheque: what the cheque was. */
  source: LedgerKind | null;
  /** Whether the deposit is money that the company has, and not a cheque or an imprint. */
  isMoney: boolean;
}

/** An entry of the journal, whose debits are its credits. */
export interface JournalEntry {
  journal: 'VE' | 'BQ' | 'CA' | 'OD';
  date: string;
  piece: string;
  client: string;
  libelle: string;
  lignes: JournalLine[];
}

export interface JournalLine {
  compte: string;
  intitule: string;
  debit: number;
  credit: number;
}

/** The turnover of an invoice, by rate: what was billed before was counted then, and a credit note takes it off. */
export function turnoverOf(invoice: InvoiceContent): RateShare[] {
  const own = ownShares(invoice);
  return invoice.nature === 'avoir' ? withoutShares([], own) : own;
}

/** The entry of an invoice: an advance waits under its own account until a balance takes it over, which sells the whole. */
export function invoiceEntry(invoice: BookedInvoice, comptes: InvoiceAccounts): JournalEntry {
  const { nature, total, acomptes } = invoice;
  const line = lineOf(comptes);
  const advances = acomptes.filter((before) => before.nature === 'acompte').flatMap(sharesOf);
  const sold = withoutShares(
    sharesOf(invoice),
    acomptes.filter((before) => before.nature !== 'acompte').flatMap(sharesOf),
  );
  const owed = total - sum(acomptes.map((before) => before.total));
  return entryOf(invoice, [
    line('clients', owed),
    line('acomptes', untaxed(advances) - (nature === 'acompte' ? untaxed(sold) : 0)),
    ...(nature === 'acompte' ? [] : salesLines(withoutShares([], sold), comptes)),
    ...taxLines(withoutShares([], ownShares(invoice)), comptes, { waits: !invoice.vendeur.debits }),
  ]);
}

/** The entry of a credit note: the reverse of what it corrects. */
export function creditNoteEntry(
  invoice: BookedInvoice,
  comptes: InvoiceAccounts,
  { debits, isTakenOver, freed }: CorrectedByCreditNote,
): JournalEntry {
  const { total, corrige } = invoice;
  const line = lineOf(comptes);
  const isOfAdvance = corrige?.nature === 'acompte' && !isTakenOver;
  const given = sharesOf(invoice);
  const again = freed.flatMap(sharesOf);
  return entryOf(invoice, [
    line('clients', -total),
    line('acomptes', (isOfAdvance ? untaxed(given) : 0) - untaxed(again)),
    ...salesLines([...(isOfAdvance ? [] : given), ...again], comptes),
    ...taxLines(given, comptes, { waits: !debits }),
  ]);
}

/**
 * What an entry of the ledger moves; null for one that moves nothing: a payment that is counted against an invoice, a
 * cheque or an imprint that is kept without being cashed, a count of the till.
 */
export function movementOf(entry: BookedLedgerEntry): Pick<BookedMovement, 'debit' | 'credit' | 'montant'> | null {
  const { nature, moyen, usage, montant, source, isMoney } = entry;
  const means = accountOfMeans[moyen];
  // A cheque that the company gives is drawn on its bank: it is none of those to be cashed.
  const given = moyen === 'cheque' ? 'banque' : means;
  switch (nature) {
    case 'paiement':
      return { debit: means, credit: 'clients', montant };
    case 'remboursement':
      return { debit: given, credit: source === 'caution_retenue' ? 'cautions' : 'clients', montant };
    case 'affectation':
      return source === 'caution_retenue' ? { debit: 'cautions', credit: 'clients', montant } : null;
    case 'caution_recue':
      return isMoney ? { debit: means, credit: 'cautions', montant } : null;
    case 'caution_encaissee':
      return { debit: means, credit: 'cautions', montant };
    case 'caution_rendue':
      return isMoney ? { debit: given, credit: 'cautions', montant: -montant } : null;
    case 'caution_retenue':
      return usage === 'perte_ou_vol' ? { debit: 'cautions', credit: 'indemnites', montant } : null;
    case 'remise_en_banque':
      return { debit: 'banque', credit: moyen === 'cheque' ? 'cheques' : 'caisse', montant };
    // Of a payment the refund has booked it.
    case 'impaye_du':
      return source === 'caution_encaissee' ? { debit: 'cautions', credit: 'clients', montant: -montant } : null;
    // What a cheque paid, and its way to the bank, are reversed beside the entry that says that it came back.
    case 'cheque_impaye':
    case 'comptage_caisse':
    case 'caution_detruite':
      return null;
  }
}

/** The entry of a movement of money. */
export function movementEntry(movement: BookedMovement, comptes: InvoiceAccounts): JournalEntry {
  const { date, piece, debit, credit, montant, client, libelle } = movement;
  const line = lineOf(comptes);
  const lignes = [line(debit, montant), line(credit, -montant)].filter(isMoney);
  return { journal: journals[debit], date, piece, client, libelle, lignes };
}

/** VAT that becomes due on a day by the money of a document or of a deal, by rate; below zero it is due no longer. */
export interface DueVat {
  date: string;
  piece: string;
  client: string;
  shares: readonly RateShare[];
}

/** The entry of VAT that becomes due: from the account where it waits to those of its rates. */
export function dueVatEntry({ date, piece, client, shares }: DueVat, comptes: InvoiceAccounts): JournalEntry {
  const taxes = taxLines(withoutShares([], shares), comptes, { waits: false });
  const waiting = lineOf(comptes)('tvaAttente', sum(shares.map(({ tva }) => tva)));
  const libelle = `TVA sur encaissement ${piece}`;
  return { journal: 'OD', date, piece, client, libelle, lignes: [waiting, ...taxes].filter(isMoney) };
}

/** The columns of the journal. */
export const journalHead = [
  'Journal',
  'Écriture',
  'Date',
  'Compte',
  'Intitulé',
  'Pièce',
  'Client',
  'Libellé',
  'Débit',
  'Crédit',
] as const;

/** The lines of entries, which are numbered from `first` on; amounts have a decimal comma. */
export function journalRows(entries: readonly JournalEntry[], first = 1): string[][] {
  return entries.flatMap(({ journal, date, piece, client, libelle, lignes }, index) =>
    lignes.map(({ compte, intitule, debit, credit }) => [
      journal,
      String(first + index),
      formatNumericDay(date),
      compte,
      intitule,
      piece,
      client,
      libelle,
      ...[debit, credit].map((cents) => (cents === 0 ? '' : toAmount(cents).replace('.', ','))),
    ]),
  );
}

/** The columns of the file that programs of accountants read (livre des procédures fiscales, article A47 A-1). */
export const fileHead = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const;

/** Lines of that file, with tabs between their columns; the numbers of entries are those of `journalRows`. */
export function fileLines(entries: readonly JournalEntry[], first = 1): string {
  const rows = entries.flatMap(({ journal, date, piece, client, libelle, lignes }, index) =>
    lignes.map(({ compte, intitule, debit, credit }) => {
      const day = date.replaceAll('-', '');
      const label = [libelle, client].filter(Boolean).join(', ');
      const [debited, credited] = [debit, credit].map((cents) => toAmount(cents).replace('.', ','));
      const entry = [
        journal,
        journalNames[journal],
        String(first + index),
        day,
        compte,
        intitule,
        '',
        '',
        piece,
        day,
        label,
      ];
      return [...entry, debited ?? '', credited ?? '', '', '', day, '', ''];
    }),
  );
  return rows.map(fileLine).join('');
}

/** One line of that file. */
export function fileLine(cells: readonly string[]): string {
  return `${cells.map((cell) => cell.replaceAll(/\s+/g, ' ')).join('\t')}\r\n`;
}

const journalNames: Record<JournalEntry['journal'], string> = {
  VE: 'Ventes',
  BQ: 'Banque',
  CA: 'Caisse',
  OD: 'Opérations diverses',
};

const accountOfMeans: Record<LedgerMeans, Exclude<BookedMovement['debit'], 'cautions'>> = {
  virement: 'banque',
  cheque: 'cheques',
  especes: 'caisse',
  carte: 'carte',
  empreinte: 'carte',
  autre: 'banque',
};

const journals: Record<BookedMovement['debit'], JournalEntry['journal']> = {
  banque: 'BQ',
  cheques: 'BQ',
  carte: 'BQ',
  caisse: 'CA',
  cautions: 'OD',
};

const invoiceLabels: Record<BookedInvoice['nature'], string> = {
  acompte: 'Facture d’acompte',
  facture: 'Facture',
  avoir: 'Avoir',
};

function entryOf({ nature, numero, date, client }: BookedInvoice, lignes: JournalLine[]): JournalEntry {
  const piece = numero ?? '';
  const libelle = `${invoiceLabels[nature]} ${piece}`;
  return { journal: 'VE', date, piece, client: client.nom, libelle, lignes: lignes.filter(isMoney) };
}

/** Sales, rate by rate: to the debit, or to the credit where they are negative. */
function salesLines(shares: readonly RateShare[], comptes: InvoiceAccounts): JournalLine[] {
  return withoutShares(shares, []).map(({ taux, horsTaxes }) => {
    const { ventes } = invoiceAccountLabels;
    return signedLine(comptes.ventes, taux === null ? ventes : `${ventes} à ${formatRate(taux)}`, horsTaxes);
  });
}

function taxLines(
  shares: readonly RateShare[],
  comptes: InvoiceAccounts,
  { waits }: { waits: boolean },
): JournalLine[] {
  return withoutShares(shares, []).flatMap(({ taux, tva }) => {
    if (taux === null) return [];
    const title = `TVA à ${formatRate(taux)}`;
    return [
      waits
        ? signedLine(comptes.tvaAttente, `${title} en attente`, tva)
        : signedLine(vatAccount(comptes, taux), title, tva),
    ];
  });
}

function untaxed(shares: readonly RateShare[]): number {
  return sum(shares.map(({ horsTaxes }) => horsTaxes));
}

function lineOf(comptes: InvoiceAccounts) {
  return (account: InvoiceAccount, cents: number) => signedLine(comptes[account], invoiceAccountLabels[account], cents);
}

/** To the debit, or to the credit where it is negative. */
function signedLine(compte: string, intitule: string, cents: number): JournalLine {
  return { compte, intitule, debit: Math.max(0, cents), credit: Math.max(0, -cents) };
}

function isMoney({ debit, credit }: JournalLine): boolean {
  return debit !== 0 || credit !== 0;
}
