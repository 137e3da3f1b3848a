import { todayInParis } from '@barnum/rules/dates/paris-time';
import { differenceInWords, tillSentences } from '@barnum/rules/money/till/till';
import { cashToBankInput, tillCountInput } from '@barnum/rules/money/till-input';
import { outcomeOf } from '@barnum/rules/outcome';
import { newIdempotencyKey } from '@barnum/rules/platform/idempotency-keys-input';
import { formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { keyedFailureInWords } from '../../components/form/failure-in-words.ts';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { NumberInput } from '../../components/form/number-input.tsx';
import { ledgerTypes } from '../../lib/cached-types.ts';
import styles from './till.module.css';
import { recordTillCountMutation, takeCashToBankMutation, tillTypes } from './till.ts';

const context = { additionalTypenames: [...tillTypes, ...ledgerTypes] };
const countLabels = { montant: 'Compté', motif: 'D’où vient l’écart' };
type CountValues = Record<keyof typeof countLabels, string>;

/** Notes what was counted; `attendu` is what should be there, null before the first count. */
export function TillCountForm({ attendu: expected, onClose }: { attendu: string | null; onClose: () => void }) {
  const client = useClient();
  const [key] = useState(newIdempotencyKey);
  // As it was when the window opened.
  const [{ attendu, record }] = useState(() => ({
    attendu: expected,
    record: { updatedAt: null, values: { montant: '', motif: '' } },
  }));
  const inputOf = ({ montant, motif }: CountValues) => ({ montant: plain(montant), motif, attendu });
  const differenceOf = (montant: string): number | null => {
    const amount = plain(montant);
    return attendu === null || amount === '' || !Number.isFinite(Number(amount))
      ? null
      : toCents(amount) - toCents(attendu);
  };
  return (
    <FormModal<CountValues, unknown>
      title="Compter la caisse"
      record={record}
      labels={countLabels}
      check={(values) => {
        const wrong = fieldErrorsOf(tillCountInput)(inputOf(values));
        const difference = differenceOf(values.montant);
        const isUnexplained = difference !== null && difference !== 0 && values.motif.trim() === '';
        return wrong ?? (isUnexplained ? { motif: tillSentences.differenceReason } : null);
      }}
      save={async (values) =>
        outcomeOf(await client.mutation(recordTillCountMutation, { input: inputOf(values), key }, context).toPromise())
      }
      sentences={{ saved: tillSentences.counted, failed: keyedFailureInWords }}
      onSaved={onClose}
      onClose={onClose}
    >
      {attendu !== null && <p>La caisse doit contenir {formatPrice(attendu)}.</p>}
      <Form.Item name="montant" label={countLabels.montant} required>
        <NumberInput min={0} step={10} suffix="€" />
      </Form.Item>
      <Form.Item noStyle dependencies={['montant']}>
        {({ getFieldValue }) => {
          const difference = differenceOf(getFieldValue('montant') ?? '');
          if (difference === null) return null;
          return (
            <>
              <p className={styles.difference} role="status">
                {differenceInWords(difference)}
              </p>
              {difference !== 0 && (
                <Form.Item
                  name="motif"
                  label={countLabels.motif}
                  required
                  extra="Conservé dix ans : n’écrivez aucun nom."
                >
                  <Input autoComplete="off" />
                </Form.Item>
              )}
            </>
          );
        }}
      </Form.Item>
    </FormModal>
  );
}

const bankLabels = { montant: 'Montant', date: 'Porté en banque le', reference: 'Numéro de la remise' };
type BankValues = Record<keyof typeof bankLabels, string>;

/** Notes cash that was taken to the bank. */
export function CashToBankForm({ attendu, onClose }: { attendu: string; onClose: () => void }) {
  const client = useClient();
  const [key] = useState(newIdempotencyKey);
  const [record] = useState(() => ({
    updatedAt: null,
    values: { montant: '', date: todayInParis(), reference: '' },
  }));
  const inputOf = (values: BankValues) => ({ ...values, montant: plain(values.montant) });
  return (
    <FormModal<BankValues, unknown>
      title="Porter des espèces en banque"
      record={record}
      labels={bankLabels}
      check={(values) => fieldErrorsOf(cashToBankInput)(inputOf(values))}
      save={async (values) =>
        outcomeOf(await client.mutation(takeCashToBankMutation, { input: inputOf(values), key }, context).toPromise())
      }
      sentences={{ saved: tillSentences.banked, failed: keyedFailureInWords }}
      onSaved={onClose}
      onClose={onClose}
    >
      <p>La caisse doit contenir {formatPrice(attendu)}.</p>
      <Form.Item name="montant" label={bankLabels.montant} required>
        <NumberInput min={0} step={10} suffix="€" />
      </Form.Item>
      <Form.Item name="date" label={bankLabels.date} required>
        <Input type="date" max={todayInParis()} />
      </Form.Item>
      <Form.Item name="reference" label={bankLabels.reference}>
        <Input autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}

function plain(amount: string): string {
  return amount.trim().replace(',', '.');
}
