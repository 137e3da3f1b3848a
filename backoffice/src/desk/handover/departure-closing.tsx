import { asksForWord, depositWords, handoverSentences } from '@barnum/rules/desk/handover/handover';
import type { FieldErrors } from '@barnum/rules/errors';
import { type DepositMeans, depositMeans, type PaymentMeans, paymentMeans } from '@barnum/rules/money/ledger/ledger';
import { outcomeOf } from '@barnum/rules/outcome';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { useState } from 'react';
import { useClient } from 'urql';
import { requestTypes } from '../../lib/cached-types.ts';
import { useRights } from '../../lib/rights.ts';
import { ClosingBar } from './closing-bar.tsx';
import { closeDepartureMutation, type Handover, handoverTypes } from './handover.ts';
import { depositOf, paymentOf, proposed, type Received } from './received.ts';
import { ReceivedFields } from './received-fields.tsx';
import { SignedBy, useSigning } from './signed-by.tsx';
import type { HandoverState } from './use-handover.ts';

interface Props {
  state: HandoverState;
  onClosed: (sentence: string) => void;
}

const context = { additionalTypenames: [...requestTypes, ...handoverTypes] };

/** What is received on the spot, who signs, and the button that notes the departure. */
export function DepartureClosing({ state, onClosed }: Props) {
  const client = useClient();
  const may = useRights();
  const { sheet, settle } = state;
  const signing = useSigning();
  const [deposit, setDeposit] = useState<Received<DepositMeans> | null>(null);
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
      caution: deposit && depositOf(deposit),
      paiement: payment && paymentOf(payment, argent.factures),
    };
    const outcome = outcomeOf(await client.mutation(closeDepartureMutation, variables, context).toPromise());
    if (outcome.status === 'done') {
      onClosed(handoverSentences.departed);
      return null;
    }
    if (outcome.status === 'invalid') setErrors(outcome.fields);
    if (outcome.status === 'conflict') await state.reload();
    return outcome.sentence;
  }

  return (
    <>
      {argent.caution !== 'aucune' && (
        <ReceivedFields
          title="Caution"
          said={depositInWords(argent)}
          tick={argent.cautionManquante !== null && argent.caution === 'a_recevoir' ? 'Je reçois la caution' : null}
          means={depositMeans}
          value={deposit}
          onTick={(isReceived) => setDeposit(isReceived ? proposed(argent.cautionManquante, 'cheque') : null)}
          onChange={(value, field) => {
            setDeposit(value);
            setErrors((before) => without(before, `caution.${field}`));
          }}
          isDeposit
          errors={beneath(errors, 'caution')}
        />
      )}
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
        words={{ all: 'Tout est là\u00a0: noter le départ', close: 'Noter le départ' }}
        wordless={sheet.lines.find((line) => asksForWord(line, 'depart'))?.nom}
        onClose={close}
      />
    </>
  );
}

function depositInWords({ caution, cautionManquante }: Handover['argent']): string {
  const word = depositWords[caution];
  if (caution !== 'a_recevoir' || cautionManquante === null) return word;
  return `${word}\u00a0: ${formatPrice(cautionManquante)}`;
}

/** What is left of errors once a field was corrected. */
export function without(errors: FieldErrors, path: string): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([one]) => one !== path));
}

/** The errors of the fields beneath a part of what was sent. */
export function beneath(errors: FieldErrors, part: string): FieldErrors {
  const prefix = `${part}.`;
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, sentence]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), sentence]] : [],
    ),
  );
}
