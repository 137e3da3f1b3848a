import { handoverSentences, stateAfterReturn } from '@barnum/rules/desk/handover/handover';
import type { PaymentMeans } from '@barnum/rules/money/ledger/ledger';
import { useEffect, useState } from 'react';
import { ClosingBar } from './closing-bar.tsx';
import { PaymentFields, without } from './payment-fields.tsx';
import { paymentOf, type Received } from './received.ts';
import { type Choices, choicesOf, depositsOf, feesOf, ReturnProposal } from './return-proposal.tsx';
import { SignedBy, type Signing } from './signed-by.tsx';
import { useClosed } from './use-closed.ts';
import type { HandoverState } from './use-handover.ts';

interface Props {
  state: HandoverState;
  onClosed: (sentence: string) => void;
}

/** What is typed to close a return. */
interface Typed extends Pick<Signing, 'signed'> {
  choices: Choices;
  payment: Received<PaymentMeans> | null;
}

/** What comes of the return, by what is ticked, who signs, and the button that notes it. */
export function ReturnClosing({ state, onClosed }: Props) {
  const { sheet, closing, keepDraft } = state;
  const [typed, setTyped] = useState(() => (closing?.typed as Typed | undefined) ?? nothing);
  const { choices, payment } = typed;
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const isBack = stateAfterReturn(sheet?.lines ?? []) === 'rendue';
  const done = isBack ? handoverSentences.returned : handoverSentences.partlyReturned;
  const [errors, setErrors] = useClosed(state, done, onClosed);
  useEffect(() => {
    if (typed !== nothing) keepDraft(typed);
  }, [typed, keepDraft]);
  if (sheet === null) return null;
  const { argent } = sheet;

  async function close(): Promise<void> {
    if (sheet === null) return;
    await state.close(typed, {
      ...typed.signed,
      suites: choicesOf(sheet, choices),
      cautionsRendues: depositsOf(sheet, choices),
      paiement: payment && paymentOf(payment, argent.factures),
    });
  }

  return (
    <>
      <ReturnProposal sheet={sheet} choices={choices} onChange={(next) => change({ choices: next })} />
      <PaymentFields
        argent={argent}
        fees={feesOf(sheet, choices)}
        value={payment}
        errors={errors}
        onChange={(value, path) => {
          change({ payment: value });
          if (path !== undefined) setErrors((before) => without(before, path));
        }}
      />
      <SignedBy
        signing={{
          signed: typed.signed,
          change: (part) => setTyped((before) => ({ ...before, signed: { ...before.signed, ...part } })),
        }}
        error={errors.signataire}
      />
      <ClosingBar
        state={state}
        words={{
          all: 'Tout est revenu\u00a0: noter le retour',
          rest: 'Le reste aussi\u00a0: noter le retour',
          close: 'Noter le retour',
          waiting: 'Retour en attente\u00a0: il sera noté dès que le réseau revient.',
        }}
        wordless={undefined}
        onClose={close}
      />
    </>
  );
}

const nothing: Typed = {
  signed: { signataire: '', dessin: '' },
  choices: { faults: {}, deposits: [] },
  payment: null,
};
