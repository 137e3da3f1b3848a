import { WarningFilled } from '@ant-design/icons';
import { formatNumber } from '@barnum/rules/text/numbers';
import { occupationInWords } from '../../availability/occupation-in-words.ts';
import { conflictOn } from '../planning-conflicts.ts';
import type { DayCount } from '../planning-rows.ts';
import styles from './planning-count.module.css';

interface Props {
  count: DayCount;
  /** There is room for words. */
  isWide: boolean;
}

/**
 * How many pieces of an article are free on a day, with an icon when the stock is not sufficient; nothing where all of
 * them are, or always enough.
 */
export function PlanningCount({ count, isWide }: Props) {
  const kind = conflictOn(count);
  // Negative when more is reserved than in stock.
  const { unreserved: free } = count;
  if (free === null || (kind === null && count.total === 0)) return null;
  return (
    <span className={`${styles.count} ${styles[kind ?? 'usual']}`} title={inWords(count)}>
      <span aria-hidden>
        {kind && <WarningFilled className={styles.sign} />}
        {formatNumber(free)}
        {isWide && (Math.abs(free) > 1 ? ' libres' : ' libre')}
      </span>
      <span className="visually-hidden">{inWords(count)}</span>
    </span>
  );
}

function inWords(count: DayCount): string {
  const said = occupationInWords(count);
  const kind = conflictOn(count);
  if (kind === null) return said;
  return `${kind === 'conflit' ? 'Conflit' : 'Au-delà du stock si tout est confirmé'} : ${said}`;
}
