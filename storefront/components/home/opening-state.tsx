import { type OpenDay, openingStateInWords } from '@barnum/rules/dates/opening-state';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { Clock } from '../ui/icons.tsx';
import styles from './opening-state.module.css';

interface Props {
  /** The open days of the coming week. */
  openDays: readonly OpenDay[];
  /** The hours in words, a line each. */
  horaires: readonly string[];
}

/** « Ouvert jusqu’à 18 h »; empty until the browser, which knows the time, says so. */
export function useOpeningState(openDays: readonly OpenDay[]): string {
  const isReady = useHydrated();
  return isReady ? openingStateInWords(openDays) : '';
}

/** Whether the company can be reached now; its hours until the browser, which knows the time, says so. */
export function OpeningState({ openDays, horaires }: Props) {
  const state = useOpeningState(openDays);
  if (horaires.length === 0) return null;
  return (
    <p className={styles.state}>
      <Clock className={styles.icon} />
      <span className={styles.words}>{state || horaires.join('\n')}</span>
    </p>
  );
}
