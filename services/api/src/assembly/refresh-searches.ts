import { refreshArticleSearch } from '../catalogue/articles/article-search.domain.ts';
import { refreshCustomerSearch } from '../customers/customers/customers.domain.ts';
import { refreshInvoiceSearch } from '../money/invoices/invoice-search.domain.ts';
import type { PrismaClient } from '../platform/db/client.ts';
import type { Log } from '../platform/jobs/periodic-job.ts';
import { refreshRequestSearch } from '../requests/reservation-requests/request-search.domain.ts';

/**
 * Brings what is searched to the present folding: after an upgrade, and after an older backup was put back. Visitors'
 * search first. Logs what it did, if anything.
 */
export async function refreshSearches(db: PrismaClient, log: Pick<Log, 'info'>): Promise<void> {
  const articles = await refreshArticleSearch(db);
  const customers = await refreshCustomerSearch(db);
  const invoices = await refreshInvoiceSearch(db);
  const requests = await refreshRequestSearch(db);
  if (articles + customers + invoices + requests > 0) {
    log.info({ articles, customers, invoices, requests }, 'what is searched was folded anew');
  }
}
