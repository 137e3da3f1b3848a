import { CloseOutlined, QuestionOutlined } from '@ant-design/icons';
import { timeInWords } from '@barnum/rules/dates/time-of-day';
import { formatNumber } from '@barnum/rules/text/numbers';
import styles from './day-mark.module.css';
import type { DayOfStock } from './stock-calendar.ts';

/**
 * How many pieces are free on a day, with a sign where all are asked for or none is free: it is told by more than its
 * colour. Below it what is reserved and asked for.
 */
export function DayMark({ day: { reserve, aConfirmer, ...day } }: { day: DayOfStock }) {
  return (
    <span className={styles.day} aria-hidden>
      <FreePieces level={day.level} libre={day.libre} />
      {reserve > 0 && <span className={styles.taken}>{formatNumber(reserve)} rés.</span>}
      {aConfirmer > 0 && <span className={styles.taken}>{formatNumber(aConfirmer)} dem.</span>}
      {day.turnover && <span className={styles.taken}>dès {timeInWords(day.turnover.retraitDes)}</span>}
    </span>
  );
}

function FreePieces({ level, libre }: Pick<DayOfStock, 'level' | 'libre'>) {
  return (
    <span className={`${styles.mark} ${styles[level]}`}>
      {level === 'complet' && <CloseOutlined className={styles.sign} />}
      {level === 'demande' && <QuestionOutlined className={styles.sign} />}
      {libre === null ? '∞' : formatNumber(libre)}
    </span>
  );
}

/** What the marks mean. */
export function DayMarks() {
  const meanings: [DayOfStock['level'], number, string][] = [
    ['libre', 4, 'tout est libre'],
    ['entame', 2, 'libres, le reste est pris ou demandé'],
    ['demande', 2, 'libres, mais déjà demandés'],
    ['complet', 0, 'complet'],
  ];
  return (
    <ul className={styles.legend} aria-label="Légende">
      {meanings.map(([level, libre, meaning]) => (
        <li key={level}>
          <FreePieces level={level} libre={libre} /> {meaning}
        </li>
      ))}
      <li>rés. : réservés, dem. : demandés, « dès » : libres à partir de cette heure, après un retour</li>
    </ul>
  );
}
