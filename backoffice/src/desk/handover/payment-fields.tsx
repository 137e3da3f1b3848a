import type { FieldErrors } from '@barnum/rules/errors';
import { type PaymentMeans, paymentMeans } from '@barnum/rules/money/ledger/ledger';
import { formatPrice, toAmount, toCents } from '@barnum/rules/prices/amounts';
import { useRights } from '../../lib/rights.ts';
import type { Handover } from './handover.ts';
import { proposed, type Received } from './received.ts';
import { ReceivedFields } from './received-fields.tsx';

interface Props {
  argent: Handover['argent'];
  /** What is to be billed of a return, in cents: it can be paid at once. */
  fees?: number;
  value: Received<PaymentMeans> | null;
  errors: FieldErrors;
  /** With the path of the one field that was changed. */
  onChange: (value: Received<PaymentMeans> | null, path?: string) => void;
}

/** The payment that is due, where somebody sees it: nothing until its box is ticked. */
export function PaymentFields({ argent, fees = 0, value, errors, onChange }: Props) {
  const may = useRights();
  const due = toAmount(toCents(argent.aPayer ?? '0') + fees);
  if (!may('money') || (Number(due) === 0 && value === null)) return null;
  return (
    <ReceivedFields
      title="Paiement"
      said={`À payer\u00a0: ${formatPrice(due)}${fees > 0 ? `, dont ${formatPrice(toAmount(fees))} pour ce retour` : ''}`}
      tick="Je reçois un paiement"
      means={paymentMeans}
      value={value}
      onTick={(isReceived) => onChange(isReceived ? proposed(due, 'cheque') : null)}
      onChange={(changed, field) => onChange(changed, `paiement.${field}`)}
      isDeposit={false}
      errors={beneath(errors, 'paiement')}
    />
  );
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
