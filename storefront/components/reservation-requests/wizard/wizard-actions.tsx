import { formatCents } from '@barnum/rules/prices/amounts';
import { priceRequest, type Rental } from '@barnum/rules/prices/price-request';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { ArrowLeft, ArrowRight } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ReservationWizard } from '../draft/use-reservation-wizard.ts';
import styles from './wizard-actions.module.css';

interface Props {
  wizard: ReservationWizard;
  /** What is missing in the step; empty when it is complete. */
  missing: string;
  rental: Rental;
}

/**
 * The buttons of a step. « Suivant » is disabled until the step has no errors; a text beside it says what is missing.
 */
export function WizardActions({ wizard: { draft, state, turnTo }, missing, rental }: Props) {
  const lineId = useId();
  const { step, items } = draft;
  const price = priceRequest(rental);
  return (
    <>
      {step === 3 && state.failure && <Failure reason={state.failure} />}
      <div className={styles.actions}>
        <p id={lineId} className={styles.line} role="status">
          {missing || (step > 1 && chosenLine(items.length, step === 2 ? price.rent : price.total))}
        </p>
        {step > 1 && (
          <Button className={styles.previous} onClick={() => turnTo(step === 3 ? 2 : 1)} aria-disabled={state.sending}>
            <ArrowLeft />
            Précédent
          </Button>
        )}
        {step < 3 ? (
          <Button key="next" type="submit" variant="primary" disabled={missing !== ''} aria-describedby={lineId}>
            Suivant
            <ArrowRight />
          </Button>
        ) : (
          <Button
            key="send"
            type="submit"
            variant="primary"
            aria-disabled={state.sending}
            aria-busy={state.sending}
            aria-describedby={lineId}
          >
            {state.sending ? 'Envoi en cours…' : 'Envoyer ma demande'}
          </Button>
        )}
      </div>
    </>
  );
}

function Failure({ reason }: { reason: string }) {
  return (
    <div tabIndex={-1} data-failure className={styles.failure}>
      <Notice tone="danger" title="Votre demande n’est pas partie">
        <p>{reason}</p>
        <p>Rien de ce que vous avez saisi n’est perdu : vous pouvez l’envoyer à nouveau.</p>
      </Notice>
    </div>
  );
}

function chosenLine(count: number, rent: number): string {
  const chosen = `${count} ${count > 1 ? 'articles choisis' : 'article choisi'}`;
  return rent > 0 ? `${chosen}, ${formatCents(rent)} environ` : chosen;
}
