import { FileDoneOutlined } from '@ant-design/icons';
import { moneyWords } from '@barnum/rules/money/ledger/account';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { Badge } from '../../../components/badge.tsx';
import { useInvoicing } from '../../../components/use-invoicing.ts';
import { useRead } from '../../../components/use-read.ts';
import { graphql } from '../../../lib/service/graphql.ts';
import { draftSources } from '../invoices.ts';
import { BillButton } from './bill-button.tsx';
import styles from './to-invoice.module.css';

const requestsToInvoiceQuery = graphql(`
  query RequestsToInvoice($ids: [Int!]!) {
    requestsToInvoice(ids: $ids) {
      id
      montant
    }
  }
`);

interface Props {
  requestId: number;
  /** Those of the page that are asked about, all in one query. */
  ids: readonly number[];
  /** Whether the amount is told beside it. */
  isTold: boolean;
}

/** What is to be billed of a request of a list, and the way to its invoice; nothing where nothing is. */
export function ToInvoice({ requestId, ids, isTold }: Props) {
  const isAsked = useInvoicing() && ids.includes(requestId);
  const { data } = useRead(requestsToInvoiceQuery, { ids: [...ids] }, draftSources, !isAsked);
  const found = isAsked && data?.requestsToInvoice.find(({ id }) => id === requestId);
  if (!found) return null;
  return (
    <span className={styles.waits}>
      {!isTold && (
        <Badge tone="warning" Icon={FileDoneOutlined}>
          {`${moneyWords.aFacturer}\u00a0: ${formatPrice(found.montant)}`}
        </Badge>
      )}
      <BillButton requestId={requestId} />
    </span>
  );
}
