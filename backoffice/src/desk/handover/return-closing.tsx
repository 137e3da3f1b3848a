import { handoverSentences, stateAfterReturn } from '@barnum/rules/desk/handover/handover';
import type { FieldErrors } from '@barnum/rules/errors';
import { type PaymentMeans, paymentMeans } from '@barnum/rules/money/ledger/ledger';
import { outcomeOf } from '@barnum/rules/outcome';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { useState } from 'react';
import { useClient } from 'urql';
import { requestTypes } from '../../lib/cached-types.ts';
import { useRights } from '../../lib/rights.ts';
import { ClosingBar } from './closing-bar.tsx';
import { beneath, without } from './departure-closing.tsx';
import { closeReturnMutation, handoverTypes } from './handover.ts';
import { paymentOf, proposed, type Received } from './received.ts';
import { ReceivedFields } from './received-fields.tsx';
import { type Choices, choicesOf, ReturnProposal } from './return-proposal.tsx';
import { SignedBy, useSigning } from './signed-by.tsx';
import type { HandoverState } from './use-handover.ts';

interface Props {
  state: HandoverState;
  onClosed: (sentence: string) => void;
}

const context = { additionalTypenames: [...requestTypes, ...handoverTypes] };

/** What comes of the return, by what is ticked, who signs, and the button that notes it. */
export function ReturnClosing({ state, onClosed }: Props) {
  const client = useClient();
  const may = useRights();
  const { sheet, settle } = state;
  const signing = useSigning();
  const [choices, setChoices] = useState<Choices>({ faults: {}, deposits: [] });
  const [payment, setPayment] = useState<Received<PaymentMeans> | null>(null);
  const [errors, setErrors] = useState<FieldErrors>({});
  if (sheet === null) return null;
  const { argent } = sheet;

  async function close(): Promise<string | null> {
    setErrors({});
    if (sheet === null || !(await settle())) return handoverSentences.saveFailed;
    const variables = {
      id: sheet.id,
      ...signing.signed,
      suites: choicesOf(sheet, choices),
      cautionsRendues: [...choices.deposits],
      paiement: payment && paymentOf(payment, argent.factures),
    };
    const outcome = outcomeOf(await client.mutation(closeReturnMutation, variables, context).toPromise());
    if (outcome.status === 'done') {
      const isBack = stateAfterReturn(sheet.lines) === 'rendue';
      onClosed(isBack ? handoverSentences.returned : handoverSentences.partlyReturned);
      return null;
    }
    if (outcome.status === 'invalid') setErrors(outcome.fields);
    if (outcome.status === 'conflict') await state.reload();
    return outcome.sentence;
  }

  return (
    <>
      <ReturnProposal sheet={sheet} choices={choices} onChange={setChoices} />
      {may('money') && Number(argent.aPayer) > 0 && (
        <ReceivedFields
          title="Paiement"
          said={`À payer\u00a0: ${formatPrice(argent.aPayer ?? '0')}`}
          tick="Je reçois un paiement"
          means={paymentMeans}
          value={payment}
          onTick={(isReceived) => setPayment(isReceived ? proposed(argent.aPayer, 'cheque') : null)}
          onChange={(value, field) => {
            setPayment(value);
            setErrors((before) => without(before, `paiement.${field}`));
          }}
          isDeposit={false}
          errors={beneath(errors, 'paiement')}
        />
      )}
      <SignedBy signing={signing} error={errors.signataire} />
      <ClosingBar
        state={state}
        words={{ all: 'Tout est revenu\u00a0: noter le retour', close: 'Noter le retour' }}
        wordless={undefined}
        onClose={close}
      />
    </>
  );
}
