import { asksForWord, depositWords, handoverSentences } from '@barnum/rules/desk/handover/handover';
import { type DepositMeans, depositMeans, type PaymentMeans } from '@barnum/rules/money/ledger/ledger';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { useEffect, useState } from 'react';
import { ClosingBar } from './closing-bar.tsx';
import type { Handover } from './handover.ts';
import { beneath, PaymentFields, without } from './payment-fields.tsx';
import { depositOf, paymentOf, proposed, type Received } from './received.ts';
import { ReceivedFields } from './received-fields.tsx';
import { SignedBy, type Signing } from './signed-by.tsx';
import { useClosed } from './use-closed.ts';
import type { HandoverState } from './use-handover.ts';

interface Props {
  state: HandoverState;
  onClosed: (sentence: string) => void;
}

/** What is typed to close a departure. */
interface Typed extends Pick<Signing, 'signed'> {
  deposit: Received<DepositMeans> | null;
  payment: Received<PaymentMeans> | null;
}

/** What is received on the spot, who signs, and the button that notes the departure. */
export function DepartureClosing({ state, onClosed }: Props) {
  const { sheet, closing, keepDraft } = state;
  const [typed, setTyped] = useState(() => (closing?.typed as Typed | undefined) ?? nothing);
  const { deposit, payment } = typed;
  const change = (part: Partial<Typed>) => setTyped((before) => ({ ...before, ...part }));
  const [errors, setErrors] = useClosed(state, handoverSentences.departed, onClosed);
  useEffect(() => {
    if (typed !== nothing) keepDraft(typed);
  }, [typed, keepDraft]);
  if (sheet === null) return null;
  const { argent } = sheet;

  function close(): Promise<void> {
    return state.close(typed, {
      ...typed.signed,
      caution: deposit && depositOf(deposit),
      photoCheque: deposit?.moyen === 'cheque' ? (deposit.photo ?? null) : null,
      paiement: payment && paymentOf(payment, argent.factures),
    });
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
          onTick={(isReceived) => change({ deposit: isReceived ? proposed(argent.cautionManquante, 'cheque') : null })}
          onChange={(value, field) => {
            change({ deposit: value });
            setErrors((before) => without(before, `caution.${field}`));
          }}
          isDeposit
          errors={beneath(errors, 'caution')}
        />
      )}
      <PaymentFields
        argent={argent}
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
          all: 'Tout est là\u00a0: noter le départ',
          rest: 'Le reste aussi\u00a0: noter le départ',
          close: 'Noter le départ',
          waiting: 'Départ en attente\u00a0: il sera noté dès que le réseau revient.',
        }}
        wordless={sheet.lines.find((line) => asksForWord(line, 'depart'))?.nom}
        onClose={close}
      />
    </>
  );
}

const nothing: Typed = { signed: { signataire: '', dessin: '' }, deposit: null, payment: null };

function depositInWords({ caution, cautionManquante }: Handover['argent']): string {
  const word = depositWords[caution];
  if (caution !== 'a_recevoir' || cautionManquante === null) return word;
  return `${word}\u00a0: ${formatPrice(cautionManquante)}`;
}
