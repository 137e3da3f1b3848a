import { formatSpokenDateTime } from '@barnum/rules/dates/format-dates';
import type { FollowUp } from './follow-up.ts';
import styles from './follow-up-history.module.css';
import { stepWords } from './state-words.ts';

/** What happened to a request, from its arrival on. */
export function FollowUpHistory({ steps }: { steps: FollowUp['events'] }) {
  return (
    <section aria-labelledby="histoire" className={styles.history}>
      <h2 id="histoire" className={styles.title}>
        Ce qui s’est passé
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.id} className={styles.step}>
            <span className={styles.what}>{stepWords(step)}</span>
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
