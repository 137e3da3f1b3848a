import { WarningFilled } from '@ant-design/icons';
import { formatShortDay } from '@barnum/rules/dates/format-dates';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import styles from './conflict-list.module.css';
import type { Conflict, ConflictKind } from './planning-conflicts.ts';

/** Where the stock is not sufficient: a line with their number that opens, by article; nothing when it is. */
export function ConflictList({ conflicts }: { conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return null;
  const articles = byArticle(conflicts);
  const isCertain = conflicts.some(({ kind }) => kind === 'conflit');
  return (
    <details className={`${styles.group} ${styles[isCertain ? 'conflit' : 'demande']}`}>
      <summary className={styles.heading}>
        <WarningFilled aria-hidden /> {summary(conflicts)}
      </summary>
      <ul className={styles.articles}>
        {articles.map(({ key, name, conflicts: own }) => (
          <li key={key}>
            <strong>{unbroken(name)}</strong>
            <ul className={styles.list}>
              {own.map((conflict) => (
                <li key={`${conflict.kind} ${conflict.debut}`}>{inWords(conflict)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** « 2 articles en conflit · 3 demandés au-delà du stock » */
function summary(conflicts: readonly Conflict[]): string {
  const count = (kind: ConflictKind) => new Set(conflicts.flatMap((one) => (one.kind === kind ? one.key : []))).size;
  const [certain, asked] = [count('conflit'), count('demande')];
  const articles = (number: number) => `${formatNumber(number)}\u00a0article${number > 1 ? 's' : ''}`;
  return [
    ...(certain > 0 ? [`${articles(certain)} en conflit`] : []),
    ...(asked > 0 ? [`${articles(asked)} demandé${asked > 1 ? 's' : ''} au-delà du stock`] : []),
  ].join(' · ');
}

/** Their conflicts under each article, the certain ones first. */
function byArticle(conflicts: readonly Conflict[]) {
  const keys = [...new Set(conflicts.map(({ key }) => key))];
  return keys.map((key) => {
    const own = conflicts.filter((conflict) => conflict.key === key);
    return { key, name: own[0]?.nom ?? '', conflicts: own };
  });
}

function inWords({ kind, stock, pris, manque, debut, fin }: Conflict): string {
  const days = debut === fin ? `le ${formatShortDay(debut)}` : `du ${formatShortDay(debut)} au ${formatShortDay(fin)}`;
  const s = pris > 1 ? 's' : '';
  const taken = kind === 'conflit' ? `réservé${s}` : `réservé${s} ou demandé${s}`;
  return `${days}\u00a0: ${formatNumber(pris)} ${taken} pour ${formatNumber(stock)} en stock, il en manque ${formatNumber(manque)}${kind === 'demande' ? ' si tout est confirmé' : ''}`;
}
