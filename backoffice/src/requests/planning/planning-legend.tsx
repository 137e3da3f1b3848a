import { sameDay } from '@barnum/rules/dates/same-day';
import { plannedStates } from '@barnum/rules/requests/reservation-requests/request-states';
import styles from './planning-legend.module.css';
import { StateMark } from './state-mark.tsx';

/** The meaning of the planning's icons; with the hours where articles leave on the day of their return. */
export function PlanningLegend({ joursRemiseEnEtat }: { joursRemiseEnEtat: number }) {
  return (
    <ul className={styles.legend} aria-label="Légende">
      {plannedStates.map((state) => (
        <li key={state}>
          <StateMark state={state} />
        </li>
      ))}
      {joursRemiseEnEtat === sameDay ? (
        <li className={styles.cleaning}>{'jour partagé\u00a0: un retour, puis un départ'}</li>
      ) : (
        <li className={styles.cleaning}>
          <span className={styles.cleaningSample} aria-hidden /> remise en état
        </li>
      )}
      <li className={styles.cleaning}>sans chiffre : tout le stock est libre</li>
    </ul>
  );
}
