import { todayInParis } from '@barnum/rules/dates/paris-time';
import { moneyWords } from '@barnum/rules/money/ledger/account';
import { type PaymentMeans, paymentMeans } from '@barnum/rules/money/ledger/ledger';
import { paymentSentences } from '@barnum/rules/money/ledger/payments';
import { paymentInput, refundInput } from '@barnum/rules/money/ledger-input';
import { outcomeOf } from '@barnum/rules/outcome';
import { newIdempotencyKey } from '@barnum/rules/platform/idempotency-keys-input';
import { formatPrice, toAmount, toCents } from '@barnum/rules/prices/amounts';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { keyedFailureInWords } from '../../components/form/failure-in-words.ts';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { MultipleSelect } from '../../components/form/multiple-select.tsx';
import { fresh, useRead } from '../../components/use-read.ts';
import { ledgerTypes } from '../../lib/cached-types.ts';
import { EntryFields } from './entry-fields.tsx';
import { invoicesToPayQuery, recordPaymentMutation, recordRefundMutation } from './ledger.ts';
import { useDateQuestion } from './use-date-question.tsx';

const context = { additionalTypenames: ledgerTypes };
const referenceLabels: Partial<Record<string, string>> = {
  cheque: 'Numéro du chèque',
  virement: 'Référence du virement',
};

/** An invoice that a payment can settle. */
export interface InvoiceToPay {
  id: number;
  numero: string;
  client?: string;
  reste: string;
}

const labels = {
  montant: 'Montant',
  moyen: 'Moyen',
  date: 'Reçu le',
  factures: 'Factures payées',
  reference: 'Référence',
  banque: 'Banque du chèque',
  payeur: 'Payé par',
  note: 'Note',
};
type Values = Record<Exclude<keyof typeof labels, 'factures'>, string> & { factures: number[] };

interface Props {
  /** Null for a payment of invoices alone. */
  requestId: number | null;
  /** What is owed, as it is proposed. */
  montant: string;
  invoices: readonly InvoiceToPay[];
  /** Those that are chosen at first; without it all of a request, none else. */
  chosen?: readonly number[];
  onClose: () => void;
}

/** Records a payment. The chosen invoices are settled in their order, the last perhaps in part. */
export function PaymentForm({ requestId, montant, invoices, chosen, onClose }: Props) {
  const client = useClient();
  const [key] = useState(newIdempotencyKey);
  const { askingDate, dateQuestion } = useDateQuestion();
  // As it was when the window opened.
  const [owed] = useState(() => invoices.filter(({ reste }) => Number(reste) > 0));
  const [record] = useState(() => ({
    updatedAt: null,
    values: {
      montant: Number(montant) > 0 ? montant.replace('.', ',') : '',
      moyen: 'virement',
      date: todayInParis(),
      reference: '',
      banque: '',
      payeur: '',
      note: '',
      factures: [...(chosen ?? (requestId === null ? [] : owed.map(({ id }) => id)))],
    },
  }));
  const inputOf = ({ factures, montant: typed, ...values }: Values) => {
    const amount = typed.trim().replace(',', '.');
    return {
      ...values,
      requestId,
      moyen: values.moyen as PaymentMeans,
      montant: amount,
      affectations: settled(
        amount,
        owed.filter(({ id }) => factures.includes(id)),
      ),
    };
  };
  return (
    <FormModal<Values, unknown>
      title="Enregistrer un paiement"
      record={record}
      labels={labels}
      check={(values) => fieldErrorsOf(paymentInput)(inputOf(values))}
      save={async (values) => {
        const about = { requestId, invoiceId: values.factures[0] ?? null };
        const outcome = await askingDate(values.date, about, async () =>
          outcomeOf(await client.mutation(recordPaymentMutation, { input: inputOf(values), key }, context).toPromise()),
        );
        if (outcome.status !== 'invalid') return outcome;
        // What is wrong with an invoice is said where invoices are chosen.
        const fields = Object.entries(outcome.fields).map(([path, sentence]) => [
          path === 'requestId' || path.startsWith('affectations') ? 'factures' : path,
          sentence,
        ]);
        return { ...outcome, fields: Object.fromEntries(fields) };
      }}
      sentences={{ saved: paymentSentences.recorded, failed: keyedFailureInWords }}
      onSaved={onClose}
      onClose={onClose}
    >
      {dateQuestion}
      <EntryFields labels={labels} means={paymentMeans}>
        <Form.Item noStyle dependencies={['moyen']}>
          {({ getFieldValue }) => (
            <>
              <Form.Item name="reference" label={referenceLabels[getFieldValue('moyen')] ?? labels.reference}>
                <Input autoComplete="off" />
              </Form.Item>
              {getFieldValue('moyen') === 'cheque' && (
                <Form.Item
                  name="banque"
                  label={labels.banque}
                  extra="Le numéro et la banque figurent sur la remise de chèques ; vous pourrez les y compléter."
                >
                  <Input autoComplete="off" />
                </Form.Item>
              )}
            </>
          )}
        </Form.Item>
        <Form.Item name="payeur" label={labels.payeur} extra="Laissez vide pour prendre le nom du client.">
          <Input autoComplete="off" />
        </Form.Item>
      </EntryFields>
      <Form.Item
        name="factures"
        label={labels.factures}
        extra={
          requestId === null
            ? 'Choisissez-en une au moins.'
            : 'Sans facture, le paiement est gardé sur la demande\u00a0: vous l’affecterez plus tard.'
        }
      >
        <MultipleSelect
          placeholder="Aucune"
          options={owed.map(({ id, numero, client: name, reste }) => ({
            value: id,
            label: [numero, name, `${moneyWords.aPayer.toLowerCase()}\u00a0: ${formatPrice(reste)}`]
              .filter(Boolean)
              .join(' · '),
          }))}
        />
      </Form.Item>
      <Form.Item name="note" label={labels.note}>
        <Input.TextArea autoSize />
      </Form.Item>
    </FormModal>
  );
}

/** A payment of any invoices that are owed. */
export function InvoicesPaymentForm({ onClose }: { onClose: () => void }) {
  const { data } = useRead(invoicesToPayQuery, none, fresh);
  return data && <PaymentForm requestId={null} montant="" invoices={data.invoicesToPay} onClose={onClose} />;
}

const none = {};

/** What of an amount settles these invoices, one after the other. */
function settled(amount: string, invoices: readonly InvoiceToPay[]): { invoiceId: number; montant: string }[] {
  let left = Number.isFinite(Number(amount)) ? toCents(amount) : 0;
  return invoices.flatMap(({ id, reste }) => {
    const part = Math.min(left, toCents(reste));
    left -= part;
    return part > 0 ? [{ invoiceId: id, montant: toAmount(part) }] : [];
  });
}

const refundLabels = { montant: 'Montant', moyen: 'Moyen', date: 'Remboursé le', reference: 'Référence', note: 'Note' };
type RefundValues = Record<keyof typeof refundLabels, string>;

interface RefundProps {
  /** The payment, what keeps a part of a deposit, or the invoice for which too much was paid. */
  of: { id: number } | { invoiceId: number };
  title?: string;
  montant: string;
  moyen: PaymentMeans;
  onClose: () => void;
}

/** Gives back what is free of a payment or of a kept deposit, or what an invoice was paid beyond what it asks for. */
export function RefundForm({ of, title = 'Rembourser', montant: most, moyen, onClose }: RefundProps) {
  const client = useClient();
  const [key] = useState(newIdempotencyKey);
  const { askingDate, dateQuestion } = useDateQuestion();
  // As it was when the window opened.
  const [record] = useState(() => ({
    updatedAt: null,
    values: { montant: most.replace('.', ','), moyen, date: todayInParis(), reference: '', note: '' },
  }));
  const inputOf = ({ montant, ...values }: RefundValues) => ({
    ...values,
    ...of,
    moyen: values.moyen as PaymentMeans,
    montant: montant.trim().replace(',', '.'),
  });
  return (
    <FormModal<RefundValues, unknown>
      title={title}
      record={record}
      labels={refundLabels}
      check={(values) => fieldErrorsOf(refundInput)(inputOf(values))}
      save={(values) =>
        askingDate(values.date, 'id' in of ? { entryId: of.id } : of, async () =>
          outcomeOf(await client.mutation(recordRefundMutation, { input: inputOf(values), key }, context).toPromise()),
        )
      }
      sentences={{ saved: paymentSentences.refunded, failed: keyedFailureInWords }}
      onSaved={onClose}
      onClose={onClose}
    >
      {dateQuestion}
      <EntryFields labels={refundLabels} means={paymentMeans}>
        <Form.Item name="reference" label={refundLabels.reference}>
          <Input autoComplete="off" />
        </Form.Item>
      </EntryFields>
      <Form.Item name="note" label={refundLabels.note}>
        <Input.TextArea autoSize />
      </Form.Item>
    </FormModal>
  );
}
