import { asksForWord, depositWords, handoverSentences } from '@barnum/rules/desk/handover/handover';
import type { FieldErrors } from '@barnum/rules/errors';
import { type DepositMeans, depositMeans, type PaymentMeans, paymentMeans } from '@barnum/rules/money/ledger/ledger';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { useEffect, useState } from 'react';
import { useRights } from '../../lib/rights.ts';
import { ClosingBar } from './closing-bar.tsx';
import type { Handover } from './handover.ts';
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
  const may = useRights();
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
      {may('money') && Number(argent.aPayer) > 0 && (
        <ReceivedFields
          title="Paiement"
          said={`À payer\u00a0: ${formatPrice(argent.aPayer ?? '0')}`}
          tick="Je reçois un paiement"
          means={paymentMeans}
          value={payment}
          onTick={(isReceived) => change({ payment: isReceived ? proposed(argent.aPayer, 'cheque') : null })}
          onChange={(value, field) => {
            change({ payment: value });
            setErrors((before) => without(before, `paiement.${field}`));
          }}
          isDeposit={false}
          errors={beneath(errors, 'paiement')}
        />
      )}
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
