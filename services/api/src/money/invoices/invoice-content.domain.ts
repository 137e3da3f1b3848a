import { addDays, toDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { DomainError } from '@barnum/rules/errors';
import { draftSums } from '@barnum/rules/money/invoices/draft-sums';
import { creditableLines, creditSums, leftOfInvoice } from '@barnum/rules/money/invoices/invoice-amounts';
import type { InvoiceContent } from '@barnum/rules/money/invoices/invoice-content';
import { dealOf } from '@barnum/rules/money/invoices/invoice-deal';
import type { InvoiceDraft } from '@barnum/rules/money/invoices/invoice-draft';
import { invoiceFields } from '@barnum/rules/money/invoices/invoice-fields';
import { isToProfessional, missingForCustomer, missingForInvoice } from '@barnum/rules/money/invoices/invoice-mentions';
import { clientOf, placeOf, sellerOf, textsOf } from '@barnum/rules/money/invoices/invoice-parties';
import type { InvoiceSettings } from '@barnum/rules/money/invoices/invoice-settings';
import { advanceName, invoiceRefusals, invoiceSentences, leftInWords } from '@barnum/rules/money/invoices/invoices';
import { depositMention } from '@barnum/rules/money/ledger/deposit-mention';
import { lineNameForVisitor } from '@barnum/rules/money/ledger/deposits';
import { addQuantities } from '@barnum/rules/prices/line-quantity';
import { quoteNumber } from '@barnum/rules/prices/quotes';
import { companyVat } from '@barnum/rules/prices/vat';
import { sum } from '@barnum/rules/prices/vat-shares';
import { formatNumber } from '@barnum/rules/text/numbers';
import { contentOf } from '../../customers/customers/customers.domain.ts';
import type { Db, Prisma } from '../../platform/db/client.ts';
import { leftOutSentences, unprintableSentences } from '../../platform/pdf/unprintable-sentences.ts';
import { readPricing } from '../../requests/pricing/pricing.domain.ts';
import { quoteContent } from '../../requests/quotes/quotes.domain.ts';
import { quotedRequest, requestToQuote } from '../../requests/quotes/request-to-quote.domain.ts';
import { getReservationRequest } from '../../requests/reservation-requests/reservation-requests.domain.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { readInvoiceSettings } from '../invoice-settings/invoice-settings.domain.ts';
import { freePaymentsOf, takenOf } from '../ledger/balances.domain.ts';
import { depositBalancesOf } from '../ledger/deposit-list.domain.ts';
import { chosenOf, type Invoice, issuedContent } from './invoice-rows.domain.ts';
import { billedBeforeOf, creditNotesOf, getInvoice, isInvoiced } from './invoices.domain.ts';

/** What a draft says on a day, why it cannot be issued then, and what its document leaves out, a sentence each. */
export interface ReadDraft {
  content: InvoiceContent;
  refusals: string[];
  leftOut: string[];
}

/** What a draft is made from. */
export type DraftRow = Pick<Invoice, 'nature' | 'requestId' | 'correctsId' | 'draft'>;

/**
 * What a draft says when it is read on the day `date`, by the deal, the company and the settings as they are.
 * @throws DomainError NOT_FOUND when its request or invoice is gone; VALIDATION when something of the deal has no price.
 */
export async function readDraft(db: Db, row: DraftRow, date: string): Promise<ReadDraft> {
  const { settings } = await readInvoiceSettings(db);
  const company = await listCompanyInfo(db, { select: { nom: true, valeur: true } });
  const shared = { date, settings, company, vendeur: sellerOf(company, settings), draft: chosenOf(row) };
  const { content, refusals } =
    row.nature === 'avoir' ? await readCreditNote(db, row, shared) : await readInvoice(db, row, shared);
  const fields = invoiceFields(content);
  return {
    content,
    refusals: [
      ...refusals,
      ...invoiceRefusals(content),
      ...missingForInvoice(content),
      ...unprintableSentences(fields),
    ],
    leftOut: leftOutSentences(fields),
  };
}

interface Shared extends Pick<InvoiceContent, 'date' | 'vendeur'> {
  settings: InvoiceSettings;
  company: Awaited<ReturnType<typeof listCompanyInfo>>;
  draft: InvoiceDraft;
}

const requestToInvoice = {
  include: {
    ...requestToQuote.include,
    quoteVersions: { orderBy: { id: 'desc' }, take: 1, select: { createdAt: true, quote: true, content: true } },
  },
} satisfies Pick<Prisma.ReservationRequestFindManyArgs, 'include'>;

/** An invoice of a request: of an advance, or of all that is left to bill. */
async function readInvoice(
  db: Db,
  { nature, requestId }: DraftRow,
  shared: Shared,
): Promise<Omit<ReadDraft, 'leftOut'>> {
  const { draft, company, settings, date, vendeur } = shared;
  const request = await getReservationRequest(db, requestId ?? 0, requestToInvoice);
  const { autoliquidation } = draft;
  const { caution, ...deal } = dealOf(quotedRequest(request), { vat: companyVat(company), autoliquidation });
  const before = await billedBeforeOf(db, request.id);
  const [version] = request.quoteVersions;
  const known = clientOf(request.customer && contentOf(request.customer), request);
  const ordered = version && quoteContent(version).referenceCommande;
  const client = draft.client ?? { ...known, referenceCommande: ordered || known.referenceCommande };
  const subject = {
    nature,
    operation: draft.operation,
    avance: (await readPricing(db)).terms.avance,
    devis: version ? { numero: quoteNumber(version.quote), date: todayInParis(version.createdAt) } : null,
    demande: { id: request.id },
  };
  const nameOf = (percent: string | null) => advanceName(subject, percent);
  const { sums, acomptes, du, refusals } = draftSums(nature, draft, { deal, before, nameOf });
  const paid = takenOf(await freePaymentsOf(db, request.id), Math.max(0, du));
  const dejaPaye = sum(paid.map(({ montant }) => montant));
  const firmDays = isToProfessional({ client }) ? settings.delaiPaiement : 0;
  const content: InvoiceContent = {
    numero: null,
    date,
    echeance: draft.echeance ?? addDays(date, firmDays),
    vendeur,
    client,
    ...subject,
    periode: { du: toDay(request.debut), au: toDay(request.fin) },
    lieu: placeOf(request, company),
    convenu: nature === 'acompte' ? deal.total : null,
    ...sums,
    acomptes,
    dejaPaye,
    payeLe: paid.at(-1)?.date ?? null,
    aPayer: du - dejaPaye,
    corrige: null,
    motif: '',
    note: draft.note,
    caution: caution === 0 ? null : caution,
    mentionCaution: depositMention({
      asked: caution,
      statut: request.statut,
      deposits: await depositBalancesOf(db, request.id),
    }),
    autoliquidation,
    textes: textsOf(settings, { client, vendeur }),
  };
  const isBilledTwice = nature === 'facture' && du === 0 && (await isInvoiced(db, request.id));
  return {
    content,
    refusals: [
      ...refusals,
      ...(isBilledTwice ? [invoiceSentences.allBilled] : []),
      ...missingForCustomer(client, request.customer),
    ],
  };
}

async function readCreditNote(db: Db, { correctsId }: DraftRow, shared: Shared): Promise<Omit<ReadDraft, 'leftOut'>> {
  const { draft, date, settings } = shared;
  const origin = issuedContent(await getInvoice(db, correctsId ?? 0));
  // VAT is given back as it was billed, whatever the regime became.
  const { regime, tva } = origin.vendeur;
  const vendeur = { ...shared.vendeur, regime, tva: shared.vendeur.tva || tva };
  const creditNotes = await creditNotesOf(db, correctsId ?? 0);
  const { lignes, ...sums } = creditSums(origin, creditNotes, draft.lignes);
  const client = draft.client ?? origin.client;
  const { avance, devis, demande, periode, lieu, autoliquidation, numero, nature, operation } = origin;
  if (numero === null) throw new DomainError('CONFLICT', { message: invoiceSentences.notIssued });
  const content: InvoiceContent = {
    nature: 'avoir',
    operation,
    numero: null,
    date,
    echeance: null,
    vendeur,
    client,
    avance,
    devis,
    demande,
    periode,
    lieu,
    ...sums,
    // Invoices of before say the number of our entry that kept a deposit.
    lignes: lignes.map((line) => ({ ...line, nom: lineNameForVisitor(line.nom) })),
    convenu: null,
    acomptes: [],
    dejaPaye: 0,
    payeLe: null,
    aPayer: sums.total,
    caution: null,
    autoliquidation,
    corrige: { numero, date: origin.date, nature },
    motif: draft.motif,
    note: draft.note,
    textes: {
      // Nobody pays a credit note.
      ...textsOf({ ...settings, iban: '' }, { client, vendeur }),
      franchise: origin.textes.franchise,
      exoneration: origin.textes.exoneration,
    },
  };
  return { content, refusals: creditRefusals(origin, creditNotes, content) };
}

/** What a credit note gives back beyond what is left of its invoice: in a line, or of a rate. */
function creditRefusals(
  origin: InvoiceContent,
  creditNotes: readonly InvoiceContent[],
  credit: InvoiceContent,
): string[] {
  const lines = creditableLines(origin, creditNotes).flatMap(({ ligne, nom, total, quantite }) => {
    const ofLine = credit.lignes.filter(({ origine }) => origine === ligne);
    const isTooMuch = sum(ofLine.map((line) => line.total)) > total;
    const pieces = ofLine.filter((line) => line.prixUnitaire === origin.lignes[ligne]?.prixUnitaire);
    if (isTooMuch) return [invoiceSentences.lineMax(nom, leftInWords(total))];
    const isMore = addQuantities(pieces.map((line) => line.quantite)) > quantite;
    return isMore ? [invoiceSentences.lineMax(nom, formatNumber(quantite))] : [];
  });
  const left = leftOfInvoice(origin, creditNotes);
  const isBeyond = left.some(({ taux, total }) => {
    const given = credit.lignes.filter(({ tauxTva }) => tauxTva === taux);
    return sum(given.map((line) => line.total)) > total;
  });
  const most = sum(left.map(({ total }) => total));
  return lines.length === 0 && isBeyond ? [invoiceSentences.creditMax(leftInWords(most))] : lines;
}
