import { type ReleaseReason, releaseReasonLabels, releaseReasons } from '@barnum/rules/money/ledger/deposit-acts';
import { depositSentences } from '@barnum/rules/money/ledger/deposits';
import { releaseInput } from '@barnum/rules/money/ledger-input';
import { outcomeOf } from '@barnum/rules/outcome';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { Form, Radio } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { ledgerTypes, requestTypes } from '../../lib/cached-types.ts';
import { type Deposit, releaseDepositMutation } from './ledger.ts';

const labels = { raison: 'Pourquoi' };
const context = { additionalTypenames: [...requestTypes, ...ledgerTypes] };

interface Values {
  raison: ReleaseReason | null;
}

/** Lets go of what is kept of a deposit, which can be given back then. */
export function ReleaseForm({ deposit: { id, retenu, montant }, onClose }: { deposit: Deposit; onClose: () => void }) {
  const client = useClient();
  const [record] = useState(() => ({ updatedAt: null, values: { raison: null } as Values }));
  return (
    <FormModal<Values, unknown>
      title={`Lever la retenue de ${formatPrice(retenu)}`}
      record={record}
      labels={labels}
      submitLabel="Lever la retenue"
      check={({ raison }) => fieldErrorsOf(releaseInput)({ id, raison })}
      save={async ({ raison }) => {
        if (raison === null) {
          const sentence = depositSentences.reasonOfRelease;
          return { status: 'invalid', sentence, fields: { raison: sentence } };
        }
        return outcomeOf(await client.mutation(releaseDepositMutation, { id, raison }, context).toPromise());
      }}
      sentences={{ saved: depositSentences.released }}
      onSaved={onClose}
      onClose={onClose}
    >
      <p>
        La caution pourra ensuite être rendue en entier, {formatPrice(montant)}. Si le client paie une remise en état
        par un autre moyen, elle rejoint la location, et se facture avec elle.
      </p>
      <Form.Item name="raison" label={labels.raison} required>
        <Radio.Group options={releaseReasons.map((value) => ({ value, label: releaseReasonLabels[value] }))} />
      </Form.Item>
    </FormModal>
  );
}
