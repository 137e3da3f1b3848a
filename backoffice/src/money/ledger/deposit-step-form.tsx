import { todayInParis } from '@barnum/rules/dates/paris-time';
import { depositSentences, depositStateLabels } from '@barnum/rules/money/ledger/deposits';
import {
  type DepositMeans,
  ledgerMeansLabels,
  type PaymentMeans,
  paymentMeans,
} from '@barnum/rules/money/ledger/ledger';
import { depositStepInput } from '@barnum/rules/money/ledger-input';
import { outcomeOf } from '@barnum/rules/outcome';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { Form, Input, Select } from 'antd';
import { useMemo } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { ledgerTypes } from '../../lib/cached-types.ts';
import { type Deposit, moveDepositMutation } from './ledger.ts';

const context = { additionalTypenames: ledgerTypes };

/** What can be done with a deposit, as its buttons say it. */
export const depositVerbs = {
  rendue: 'Rendre',
  detruite: 'Détruite à la demande du client',
  retenue: 'Retenir…',
  encaissee: 'Encaisser',
} as const;

const stepLabels = {
  date: 'Le',
  moyen: 'Rendue par',
  moyenDuReste: 'Le reste est rendu',
  reference: 'Numéro d’envoi ou de virement',
  note: 'Note',
};
type StepValues = Record<keyof typeof stepLabels, string>;
export type SimpleStep = 'rendue' | 'detruite' | 'encaissee';

/** What is not kept goes back another day. */
const later = 'plus_tard';

/** How money of a deposit is given back, as a rule. */
const usualReturns: Record<DepositMeans, PaymentMeans> = {
  cheque: 'virement',
  empreinte: 'carte',
  especes: 'especes',
  virement: 'virement',
};

/** Gives a deposit back, notes that it was destroyed, or that it was cashed. */
export function DepositStepForm({
  deposit,
  etape,
  onClose,
}: {
  deposit: Deposit;
  etape: SimpleStep;
  onClose: () => void;
}) {
  const client = useClient();
  const { id, moyen } = deposit;
  const isMoney = etape === 'rendue' && deposit.estArgent;
  const hasRest = etape === 'encaissee' && Number(deposit.retenu) > 0 && Number(deposit.aRendre) > 0;
  const usual = usualReturns[moyen as DepositMeans];
  const record = useMemo(
    () => ({
      updatedAt: null,
      values: { date: todayInParis(), moyen: usual, moyenDuReste: '', reference: '', note: '' },
    }),
    [usual],
  );
  const inputOf = (values: StepValues) => ({
    ...values,
    id,
    etape,
    moyen: isMoney ? (values.moyen as PaymentMeans) : null,
    moyenDuReste:
      values.moyenDuReste === '' || values.moyenDuReste === later ? null : (values.moyenDuReste as PaymentMeans),
  });
  const check = (values: StepValues) => ({
    ...fieldErrorsOf(depositStepInput)(inputOf(values)),
    ...(hasRest && values.moyenDuReste === '' && { moyenDuReste: depositSentences.restRequired }),
  });
  return (
    <FormModal<StepValues, unknown>
      title={`Caution ${depositStateLabels[etape]}`}
      record={record}
      labels={stepLabels}
      check={check}
      save={async (values) =>
        outcomeOf(await client.mutation(moveDepositMutation, inputOf(values), context).toPromise())
      }
      sentences={{ saved: depositSentences.recorded }}
      onSaved={onClose}
      onClose={onClose}
    >
      <Form.Item name="date" label={stepLabels.date} required>
        <Input type="date" max={todayInParis()} />
      </Form.Item>
      {isMoney && (
        <Form.Item name="moyen" label={stepLabels.moyen}>
          <Select options={paymentMeans.map((value) => ({ value, label: ledgerMeansLabels[value] }))} />
        </Form.Item>
      )}
      {hasRest && (
        <Form.Item
          name="moyenDuReste"
          label={`${stepLabels.moyenDuReste}, ${formatPrice(deposit.aRendre)}`}
          required
          extra={`Tout le montant entre en caisse ou en banque, ${formatPrice(deposit.montant)} ; ${formatPrice(deposit.retenu)} en sont retenus.`}
        >
          <Select
            options={[
              ...paymentMeans.map((value) => ({ value, label: ledgerMeansLabels[value] })),
              { value: later, label: 'Plus tard' },
            ]}
          />
        </Form.Item>
      )}
      <Form.Item name="reference" label={stepLabels.reference}>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="note" label={stepLabels.note}>
        <Input.TextArea autoSize />
      </Form.Item>
    </FormModal>
  );
}
