import { invoiceSentences } from '@barnum/rules/money/invoices/invoices';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { useLocation } from 'react-router-dom';
import { useClient } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import { useBusy } from '../../components/use-busy.ts';
import { useNavigateFromHere } from '../../components/use-navigate-from-here.ts';
import { download, downloadPdf } from '../../lib/download.ts';
import {
  billReceivedMutation,
  createCreditNoteMutation,
  createDraftMutation,
  deleteDraftMutation,
  documentsQuery,
  invoiceTypes,
  issueMutation,
} from './invoices.ts';

const context = { additionalTypenames: invoiceTypes };

/** Navigation state of a draft that was just created. */
const justBegun = { isJustBegun: true };

/** Whether the draft of this page was begun by the act that led here. */
export function useIsJustBegun(): boolean {
  return (useLocation().state as Partial<typeof justBegun> | null)?.isJustBegun ?? false;
}

/** What is done with invoices. `busy` is the action in progress, `refusal` why the last one failed, a line each. */
export function useInvoiceActions() {
  const client = useClient();
  const navigate = useNavigateFromHere();
  const toasts = useToasts();
  const { busy, refusal, run } = useBusy();

  function open(begun: { invoice: { id: number } } | null): void {
    if (begun) navigate(paths.adminInvoice(begun.invoice.id), { state: justBegun });
  }

  return {
    busy,
    refusal,
    begin: async (requestId: number, nature: 'acompte' | 'facture') =>
      open(
        await run(nature, async () =>
          outcomeOf(await client.mutation(createDraftMutation, { requestId, nature }, context).toPromise()),
        ),
      ),
    billReceived: async (requestId: number) =>
      open(
        await run('recu', async () =>
          outcomeOf(await client.mutation(billReceivedMutation, { requestId }, context).toPromise()),
        ),
      ),
    credit: async (invoiceId: number) =>
      open(
        await run('avoir', async () =>
          outcomeOf(await client.mutation(createCreditNoteMutation, { invoiceId }, context).toPromise()),
        ),
      ),
    issue: async (id: number, updatedAt: string) => {
      const done = await run('issue', async () =>
        outcomeOf(await client.mutation(issueMutation, { id, updatedAt }, context).toPromise()),
      );
      if (done) toasts.success(invoiceSentences.issueDone(done.issueInvoice.numero ?? ''));
    },
    remove: async (id: number) => {
      const done = await run('delete', async () =>
        outcomeOf(await client.mutation(deleteDraftMutation, { id }, context).toPromise()),
      );
      if (done) toasts.success(invoiceSentences.deleted);
      return done !== null;
    },
    download: async (id: number, what: 'pdf' | 'xml') => {
      const done = await run(what, async () => {
        const outcome = outcomeOf(await client.query(documentsQuery, { id }, { requestPolicy: 'network-only' }));
        return outcome.status === 'done' ? outcome : { ...outcome, sentence: invoiceSentences.downloadFailed };
      });
      if (!done) return;
      const { fileName, pdf, xml } = done.invoice;
      if (what === 'xml') download(fileName.replace(/pdf$/, 'xml'), xml ?? '', 'application/xml');
      else downloadPdf(fileName, pdf);
    },
  };
}

export type InvoiceActions = ReturnType<typeof useInvoiceActions>;
