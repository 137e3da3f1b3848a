import { stockLevel } from '@barnum/rules/articles/articles';
import { formatNumber } from '@barnum/rules/text/numbers';
import { classNames } from '../../lib/class-names.ts';
import type { OfferedArticle } from '../../lib/hired-on-days.ts';
import styles from './stock-badge.module.css';

interface Props {
  article: OfferedArticle;
  /** Of a pack: after the answers of which there is most. */
  isAtMost?: boolean;
}

/** The usual stock, as text and colour. */
export function StockBadge({ article: { quantite, enRenfort }, isAtMost = false }: Props) {
  const isForSomeDays = quantite === 0 && enRenfort;
  const level = isForSomeDays ? 'warning' : stockLevel(quantite);
  const words = isForSomeDays ? 'À certaines dates' : wordsOf(quantite, isAtMost);
  return <span className={classNames(styles.badge, styles[level])}>{words}</span>;
}

function wordsOf(quantite: number | null, isAtMost: boolean): string {
  if (quantite === null) return 'Sans limite';
  if (quantite === 0) return 'Indisponible';
  const words = `${formatNumber(quantite)} exemplaire${quantite > 1 ? 's' : ''}`;
  return isAtMost ? `Jusqu’à ${words}` : words;
}
