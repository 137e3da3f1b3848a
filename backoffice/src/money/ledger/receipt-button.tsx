import { DownloadOutlined } from '@ant-design/icons';
import { paymentSentences } from '@barnum/rules/money/ledger/payments';
import { outcomeOf } from '@barnum/rules/outcome';
import { Button } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import { downloadPdf } from '../../lib/download.ts';
import { graphql } from '../../lib/service/graphql.ts';

const receiptQuery = graphql(`
  query Receipt($id: Int!) {
    receipt(id: $id) {
      fileName
      pdf
    }
  }
`);

/** Downloads the receipt of a payment, or of what was kept for a loss. */
export function ReceiptButton({ id }: { id: number }) {
  const client = useClient();
  const toasts = useToasts();
  const [isBusy, setIsBusy] = useState(false);

  async function save() {
    setIsBusy(true);
    const outcome = outcomeOf(await client.query(receiptQuery, { id }, { requestPolicy: 'network-only' }).toPromise());
    setIsBusy(false);
    if (outcome.status !== 'done') {
      toasts.error(paymentSentences.receiptFailed);
      return;
    }
    const { fileName, pdf } = outcome.data.receipt;
    downloadPdf(fileName, pdf);
  }

  return (
    <Button icon={<DownloadOutlined aria-hidden />} loading={isBusy} onClick={() => void save()}>
      Reçu
    </Button>
  );
}
