import { plannedStates } from '@barnum/rules/reservation-requests/request-states';
import styles from './planning-legend.module.css';
import { StateMark } from './state-mark.tsx';

/** The meaning of the planning's icons. */
export function PlanningLegend() {
  return (
    <ul className={styles.legend} aria-label="Légende">
      {plannedStates.map((state) => (
        <li key={state}>
          <StateMark state={state} />
        </li>
      ))}
      <li className={styles.cleaning}>
        <span className={styles.cleaningSample} aria-hidden /> remise en état
      </li>
      <li className={styles.cleaning}>sans chiffre : tout le stock est libre</li>
    </ul>
  );
}
