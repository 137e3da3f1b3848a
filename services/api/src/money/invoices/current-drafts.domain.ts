import { dayColumn } from '@barnum/rules/dates/days';
import { DomainError } from '@barnum/rules/errors';
import { draftSums } from '@barnum/rules/money/invoices/draft-sums';
import { billedBefore, creditSums } from '@barnum/rules/money/invoices/invoice-amounts';
import { dealOf } from '@barnum/rules/money/invoices/invoice-deal';
import { toAmount } from '@barnum/rules/prices/amounts';
import type { CompanyVat } from '@barnum/rules/prices/price-request';
import { companyVat } from '@barnum/rules/prices/vat';
import { type Db, Prisma } from '../../platform/db/client.ts';
import { quotedRequest, type RequestToQuote, requestToQuote } from '../../requests/quotes/request-to-quote.domain.ts';
import { listCompanyInfo } from '../../site/company-info/company-info.domain.ts';
import { chosenOf, type Invoice, issuedContent } from './invoice-rows.domain.ts';

const billed = {
  creditNotes: { where: { numero: { not: null } }, orderBy: { id: 'asc' } },
} satisfies Prisma.InvoiceInclude;

/** What drafts are counted from. */
interface Known {
  requests: RequestToQuote[];
  /** The issued invoices of their requests, and those that they correct. */
  issued: Prisma.InvoiceGetPayload<{ include: typeof billed }>[];
  vat: CompanyVat;
}

/**
 * Invoices of which the drafts ask for what their deals come to now, as `readDraft` counts it, and are due on the day that
 * was chosen; issued ones are as they are. A draft that cannot be counted, as one whose deal lacks a price, keeps what it
 * was last saved with.
 */
export async function withCurrentDrafts(db: Db, invoices: readonly Invoice[]): Promise<Invoice[]> {
  const drafts = invoices.filter(({ numero }) => numero === null);
  if (drafts.length === 0) return [...invoices];
  const requestIds = drafts.flatMap(({ requestId }) => requestId ?? []);
  const known = {
    requests: await db.reservationRequest.findMany({ ...requestToQuote, where: { id: { in: requestIds } } }),
    issued: await db.invoice.findMany({
      where: {
        numero: { not: null },
        nature: { not: 'avoir' },
        OR: [{ requestId: { in: requestIds } }, { id: { in: drafts.flatMap(({ correctsId }) => correctsId ?? []) } }],
      },
      include: billed,
      orderBy: [{ date: 'asc' }, { id: 'asc' }],
    }),
    vat: companyVat(await listCompanyInfo(db, { select: { nom: true, valeur: true } })),
  };
  return invoices.map((invoice) => {
    if (invoice.numero !== null) return invoice;
    const { echeance } = chosenOf(invoice);
    return { ...invoice, echeance: echeance === null ? null : dayColumn(echeance), ...amountsNow(invoice, known) };
  });
}

function amountsNow(draft: Invoice, known: Known): Partial<Pick<Invoice, 'total' | 'du'>> {
  try {
    const { total, du } = draft.nature === 'avoir' ? creditNow(draft, known) : invoiceNow(draft, known);
    return { total: new Prisma.Decimal(toAmount(total)), du: new Prisma.Decimal(toAmount(Math.max(0, du))) };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return {};
  }
}

function creditNow(draft: Invoice, { issued }: Known) {
  const origin = issued.find(({ id }) => id === draft.correctsId);
  if (!origin) throw new DomainError('NOT_FOUND');
  const { total } = creditSums(issuedContent(origin), origin.creditNotes.map(issuedContent), chosenOf(draft).lignes);
  return { total, du: total };
}

function invoiceNow(row: Invoice, { requests, issued, vat }: Known) {
  const request = requests.find(({ id }) => id === row.requestId);
  if (!request) throw new DomainError('NOT_FOUND');
  const draft = chosenOf(row);
  const before = issued
    .filter(({ requestId }) => requestId === request.id)
    .map((one) => billedBefore(issuedContent(one), one.creditNotes.map(issuedContent)))
    .filter((one) => one !== null);
  const deal = dealOf(quotedRequest(request), { vat, autoliquidation: draft.autoliquidation });
  const { sums, du } = draftSums(row.nature, draft, { deal, before, nameOf: () => '' });
  return { total: sums.total, du };
}
