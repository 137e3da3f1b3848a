import { todayInParis } from '@barnum/rules/dates/paris-time';
import { depositSentences } from '@barnum/rules/money/ledger/deposits';
import { type DepositMeans, depositMeans, ledgerSentences } from '@barnum/rules/money/ledger/ledger';
import { depositInput, reversalInput } from '@barnum/rules/money/ledger-input';
import { outcomeOf } from '@barnum/rules/outcome';
import { newIdempotencyKey } from '@barnum/rules/platform/idempotency-keys-input';
import { Form, Input } from 'antd';
import { useMemo, useState } from 'react';
import { useClient } from 'urql';
import { keyedFailureInWords } from '../../components/form/failure-in-words.ts';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { ledgerTypes } from '../../lib/cached-types.ts';
import { EntryFields } from './entry-fields.tsx';
import { receiveDepositMutation, reverseEntryMutation } from './ledger.ts';
import { useDateQuestion } from './use-date-question.tsx';

const context = { additionalTypenames: ledgerTypes };

const depositLabels = {
  date: 'Reçue le',
  moyen: 'Moyen',
  montant: 'Montant',
  reference: 'Numéro du chèque',
  banque: 'Banque',
  dateCheque: 'Date du chèque',
  finEmpreinte: 'Fin de l’empreinte',
  payeur: 'Remise par',
  note: 'Note',
};
type DepositValues = Record<keyof typeof depositLabels, string>;

/** Records a deposit; `montant` is what is expected. */
export function DepositForm({
  requestId,
  montant,
  onClose,
}: {
  requestId: number;
  montant: string;
  onClose: () => void;
}) {
  const client = useClient();
  const [key] = useState(newIdempotencyKey);
  const { askingDate, dateQuestion } = useDateQuestion();
  // As it was when the window opened.
  const [record] = useState(() => ({
    updatedAt: null,
    values: {
      date: todayInParis(),
      moyen: 'cheque',
      montant: montant.replace('.', ','),
      reference: '',
      banque: '',
      dateCheque: '',
      finEmpreinte: '',
      payeur: '',
      note: '',
    },
  }));
  const inputOf = ({ dateCheque, finEmpreinte, montant: typed, ...values }: DepositValues) => ({
    ...values,
    requestId,
    moyen: values.moyen as DepositMeans,
    montant: typed.replace(',', '.'),
    dateCheque: dateCheque || null,
    finEmpreinte: finEmpreinte || null,
  });
  return (
    <FormModal<DepositValues, unknown>
      title="Recevoir une caution"
      record={record}
      labels={depositLabels}
      check={(values) => fieldErrorsOf(depositInput)(inputOf(values))}
      save={(values) =>
        askingDate(values.date, { requestId }, async () =>
          outcomeOf(
            await client.mutation(receiveDepositMutation, { input: inputOf(values), key }, context).toPromise(),
          ),
        )
      }
      sentences={{ saved: depositSentences.recorded, failed: keyedFailureInWords }}
      onSaved={onClose}
      onClose={onClose}
    >
      {dateQuestion}
      <EntryFields labels={depositLabels} means={depositMeans}>
        <Form.Item noStyle dependencies={['moyen']}>
          {({ getFieldValue }) => <MeansFields moyen={getFieldValue('moyen')} />}
        </Form.Item>
        <Form.Item name="payeur" label={depositLabels.payeur} extra="Laissez vide pour prendre le nom du client.">
          <Input autoComplete="off" />
        </Form.Item>
      </EntryFields>
      <Form.Item name="note" label={depositLabels.note}>
        <Input.TextArea autoSize />
      </Form.Item>
    </FormModal>
  );
}

function MeansFields({ moyen }: { moyen: string }) {
  if (moyen === 'empreinte') {
    return (
      <Form.Item name="finEmpreinte" label={depositLabels.finEmpreinte} required>
        <Input type="date" />
      </Form.Item>
    );
  }
  if (moyen !== 'cheque') return null;
  return (
    <>
      <Form.Item name="reference" label={depositLabels.reference} required>
        <Input autoComplete="off" inputMode="numeric" />
      </Form.Item>
      <Form.Item name="banque" label={depositLabels.banque} required>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="dateCheque"
        label={depositLabels.dateCheque}
        extra="Laissez vide pour prendre le jour de la remise. Un chèque est payé pendant un an et huit jours ; il est conservé sans être encaissé."
      >
        <Input type="date" />
      </Form.Item>
    </>
  );
}

const reversalLabels = { motif: 'Motif' };

/** Writes the reverse of an entry; `what` names it. */
export function ReversalForm({ of, what, onClose }: { of: number; what: string; onClose: () => void }) {
  const client = useClient();
  // As it was when the window opened.
  const [{ id, title }] = useState({ id: of, title: `Annuler ${what}` });
  const record = useMemo(() => ({ updatedAt: null, values: { motif: '' } }), []);
  return (
    <FormModal<{ motif: string }, unknown>
      title={title}
      record={record}
      labels={reversalLabels}
      submitLabel="Annuler cette écriture"
      check={(values) => fieldErrorsOf(reversalInput)({ ...values, id })}
      save={async (values) =>
        outcomeOf(await client.mutation(reverseEntryMutation, { ...values, id }, context).toPromise())
      }
      sentences={{ saved: ledgerSentences.reversedDone }}
      onSaved={onClose}
      onClose={onClose}
    >
      <p>Rien n’est effacé : une écriture inverse s’ajoute, et les deux s’annulent.</p>
      <Form.Item name="motif" label={reversalLabels.motif} required extra="Conservé dix ans : n’écrivez aucun nom.">
        <Input autoComplete="off" />
      </Form.Item>
    </FormModal>
  );
}
