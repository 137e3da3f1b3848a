import styles from './planning-legend.module.css';
import { StateMark } from './state-mark.tsx';

const states = ['nouvelle', 'a_confirmer', 'confirmee', 'sortie', 'rendue'] as const;

/** What the signs of the planning mean. */
export function PlanningLegend() {
  return (
    <ul className={styles.legend} aria-label="Légende">
      {states.map((state) => (
        <li key={state}>
          <StateMark state={state} />
        </li>
      ))}
      <li className={styles.rest}>
        <span className={styles.restSample} aria-hidden /> remise en état
      </li>
    </ul>
  );
}
