import {
  nextStepOf,
  type ProgressStep,
  progressOf,
} from '@barnum/rules/requests/reservation-requests/visitor-progress';
import { classNames } from '../../lib/class-names.ts';
import type { FollowUp } from './follow-up.ts';
import styles from './progress.module.css';
import { visitorDealOf } from './visitor-deal.ts';

const stateWords: Record<ProgressStep['etat'], string> = {
  faite: 'étape faite',
  en_cours: 'prochaine étape',
  a_venir: 'étape à venir',
};

/** The line of progress of a request; nothing of one that is refused or cancelled. */
export function Progress({ followUp }: { followUp: FollowUp }) {
  const steps = progressOf(visitorDealOf(followUp));
  if (steps.length === 0) return null;
  return (
    <ol className={styles.line} aria-label="Avancement de votre demande">
      {steps.map(({ nom, etat }) => (
        <li
          key={nom}
          className={classNames(styles.step, styles[etat])}
          aria-current={etat === 'en_cours' ? 'step' : undefined}
        >
          <span className={styles.name}>{nom}</span>
          <span className="visually-hidden">, {stateWords[etat]}</span>
        </li>
      ))}
    </ol>
  );
}

/** What is next, and who has to do it; nothing where all is done. */
export function NextStep({ followUp }: { followUp: FollowUp }) {
  const next = nextStepOf(visitorDealOf(followUp));
  if (next === null) return null;
  return (
    <p className={styles.next}>
      <strong>{next.who === 'visitor' ? 'C’est à vous.' : 'C’est à nous.'}</strong> {next.text}
    </p>
  );
}
