import { formatSpokenDateTime } from '@barnum/rules/dates/format-dates';
import { classNames } from '../../lib/class-names.ts';
import type { FollowUp } from './follow-up.ts';
import styles from './follow-up-history.module.css';
import { NewSince } from './new-since.tsx';
import { stepWords } from './state-words.ts';

interface Props {
  steps: FollowUp['events'];
  /** Id of the last step at the visit before. */
  lastSeen: number | undefined;
}

/** What happened to a request, from its arrival on. */
export function FollowUpHistory({ steps, lastSeen }: Props) {
  return (
    <section aria-labelledby="histoire" className={classNames(styles.history, 'screen-only')}>
      <h2 id="histoire" className={styles.title}>
        Ce qui s’est passé
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} className={styles.step}>
            <span className={styles.what}>
              {stepWords(step)}
              {!step.parLeVisiteur && <NewSince id={step.id} lastSeen={lastSeen} />}
            </span>
            <span className={styles.when}>
              {step.avant !== null && (step.parLeVisiteur ? 'par vous, ' : 'par nous, ')}le{' '}
              <time dateTime={step.createdAt}>{formatSpokenDateTime(step.createdAt)}</time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
