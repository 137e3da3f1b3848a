import { mostInWords, stockLevel } from '@barnum/rules/catalogue/articles/articles';
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
  const words = isForSomeDays ? 'À certaines dates' : mostInWords(quantite, isAtMost);
  return <span className={classNames(styles.badge, styles[level])}>{words}</span>;
}
