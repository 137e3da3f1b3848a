import { todayInParis } from '@barnum/rules/dates/paris-time';
import { chequeSlipSentences, chequesInWords } from '@barnum/rules/money/cheque-slips/cheque-slips';
import { chequeAgainInput, chequeReturnInput, handedSlipInput } from '@barnum/rules/money/cheque-slips-input';
import { outcomeOf } from '@barnum/rules/outcome';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { NumberInput } from '../../components/form/number-input.tsx';
import { ledgerTypes } from '../../lib/cached-types.ts';
import {
  type Cheque,
  type ChequeSlip,
  handOverChequeSlipMutation,
  presentChequeAgainMutation,
  returnChequeMutation,
  slipTypes,
} from './cheque-slips.ts';

const context = { additionalTypenames: [...slipTypes, ...ledgerTypes] };
const handLabels = { date: 'Remise le' };

/** Notes the day on which a slip went to the bank. */
export function HandOverForm({ slip, onClose }: { slip: ChequeSlip; onClose: () => void }) {
  const client = useClient();
  const { id, updatedAt } = slip;
  const [record] = useState(() => ({ updatedAt: null, values: { date: todayInParis() } }));
  return (
    <FormModal<{ date: string }, unknown>
      title={`Remise n°\u00a0${slip.numero} en banque`}
      record={record}
      labels={handLabels}
      submitLabel="Noter la remise"
      check={(values) => fieldErrorsOf(handedSlipInput)({ ...values, id })}
      save={async ({ date }) =>
        outcomeOf(await client.mutation(handOverChequeSlipMutation, { id, date, updatedAt }, context).toPromise())
      }
      sentences={{ saved: chequeSlipSentences.handedOver }}
      onSaved={onClose}
      onClose={onClose}
    >
      <p>
        {chequesInWords(slip.cheques.length)}, {formatPrice(slip.total)}. La remise entre au livre et ne change plus.
      </p>
      <Form.Item name="date" label={handLabels.date} required>
        <Input type="date" max={todayInParis()} />
      </Form.Item>
    </FormModal>
  );
}

const againLabels = { date: 'Reçu de nouveau le' };

/** Takes a cheque that came back, so that another slip can take it to the bank again. */
export function AgainForm({ cheque, onClose }: { cheque: Cheque; onClose: () => void }) {
  const client = useClient();
  const { id } = cheque;
  const [record] = useState(() => ({ updatedAt: null, values: { date: todayInParis() } }));
  return (
    <FormModal<{ date: string }, unknown>
      title={`Présenter de nouveau le chèque de ${formatPrice(cheque.montant)}`}
      record={record}
      labels={againLabels}
      submitLabel="Présenter de nouveau"
      check={(values) => fieldErrorsOf(chequeAgainInput)({ ...values, id })}
      save={async ({ date }) =>
        outcomeOf(await client.mutation(presentChequeAgainMutation, { id, date }, context).toPromise())
      }
      sentences={{ saved: chequeSlipSentences.presentedAgain }}
      onSaved={onClose}
      onClose={onClose}
    >
      <p>
        Un nouveau paiement entre au livre ce jour-là : il règle ce que le chèque payait et qui est encore à payer, puis
        attend une remise. Voyez d’abord avec votre client que le compte est approvisionné.
      </p>
      <Form.Item name="date" label={againLabels.date} required>
        <Input type="date" max={todayInParis()} />
      </Form.Item>
    </FormModal>
  );
}

const returnLabels = { date: 'Revenu le', motif: 'Motif', frais: 'Frais de la banque' };
type ReturnValues = Record<keyof typeof returnLabels, string>;

/** Notes that a cheque came back from the bank. */
export function ReturnForm({ cheque, onClose }: { cheque: Cheque; onClose: () => void }) {
  const client = useClient();
  const { id } = cheque;
  const [record] = useState(() => ({
    updatedAt: null,
    values: { date: todayInParis(), motif: chequeSlipSentences.usualReason as string, frais: '' },
  }));
  const inputOf = ({ frais, ...values }: ReturnValues) => ({
    ...values,
    id,
    frais: frais.trim().replace(',', '.') || '0',
  });
  return (
    <FormModal<ReturnValues, unknown>
      title={`Chèque de ${formatPrice(cheque.montant)} revenu impayé`}
      record={record}
      labels={returnLabels}
      check={(values) => fieldErrorsOf(chequeReturnInput)(inputOf(values))}
      save={async (values) =>
        outcomeOf(await client.mutation(returnChequeMutation, inputOf(values), context).toPromise())
      }
      sentences={{ saved: chequeSlipSentences.returned }}
      onSaved={onClose}
      onClose={onClose}
    >
      <p>
        {cheque.estCaution
          ? 'La caution redevient un chèque en main, et ce qu’il payait est de nouveau à payer\u00a0; ce qui en était rendu est dû par le client.'
          : 'Le paiement est annulé ce jour-là\u00a0: ce qu’il payait est de nouveau à payer, et ce qui en était remboursé est dû.'}{' '}
        Rien n’est écrit au client sans vous.
      </p>
      <Form.Item name="date" label={returnLabels.date} required>
        <Input type="date" max={todayInParis()} />
      </Form.Item>
      <Form.Item name="motif" label={returnLabels.motif} required extra="Conservé dix ans : n’écrivez aucun nom.">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="frais"
        label={returnLabels.frais}
        extra="Ces frais sont seulement notés. Pour les facturer, ajoutez une ligne de frais à la demande."
      >
        <NumberInput min={0} step={1} suffix="€" />
      </Form.Item>
    </FormModal>
  );
}
