import { stockLevel } from '@barnum/rules/articles/articles';
import { formatNumber } from '@barnum/rules/text/numbers';
import { classNames } from '../../lib/class-names.ts';
import styles from './stock-badge.module.css';

/** The stock, as text and colour. `quantite` null: unlimited. */
export function StockBadge({ quantite }: { quantite: number | null }) {
  return <span className={classNames(styles.badge, styles[stockLevel(quantite)])}>{wordsOf(quantite)}</span>;
}

function wordsOf(quantite: number | null): string {
  if (quantite === null) return 'Sans limite';
  if (quantite === 0) return 'Indisponible';
  return `${formatNumber(quantite)} exemplaire${quantite > 1 ? 's' : ''}`;
}
