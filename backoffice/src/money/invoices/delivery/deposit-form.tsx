import { limits } from '@barnum/rules/limits';
import { invoiceDepositInput } from '@barnum/rules/money/invoice-events-input';
import { invoiceEventSentences } from '@barnum/rules/money/invoices/invoice-events';
import { outcomeOf } from '@barnum/rules/outcome';
import { Form, Input } from 'antd';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../../components/form/field-errors-of.ts';
import { FormModal } from '../../../components/form/form-modal.tsx';
import type { EditedRecord } from '../../../components/form/use-record-form.tsx';
import { type Delivery, deliveryTypes, markDepositedMutation } from './delivery.ts';

export interface DepositValues {
  jour: string;
  reference: string;
}

const labels = { jour: 'Jour du dépôt', reference: 'Référence donnée par la plateforme' };
const check = fieldErrorsOf(invoiceDepositInput);

interface Props {
  id: number;
  /** Null while the window is closed. */
  record: EditedRecord<DepositValues> | null;
  onClose: () => void;
}

/** Notes when an invoice was deposited on the company's platform. */
export function DepositForm({ id, record, onClose }: Props) {
  const client = useClient();
  return (
    <FormModal<DepositValues, Delivery>
      title="Facture déposée sur votre plateforme"
      record={record}
      labels={labels}
      check={check}
      save={async (values) => {
        const context = { additionalTypenames: deliveryTypes };
        const { data, error } = await client.mutation(markDepositedMutation, { id, ...values }, context);
        return outcomeOf({ data: data?.markInvoiceDeposited, error });
      }}
      sentences={{ saved: invoiceEventSentences.deposited, failed: invoiceEventSentences.depositFailed }}
      onSaved={onClose}
      onClose={onClose}
    >
      <Form.Item name="jour" label={labels.jour} required>
        <Input type="date" />
      </Form.Item>
      <Form.Item name="reference" label={labels.reference} required>
        <Input autoComplete="off" maxLength={limits.nom} />
      </Form.Item>
    </FormModal>
  );
}
