import { mostInWords, stockLevel } from '@barnum/rules/catalogue/articles/articles';
import { classNames } from '../../lib/class-names.ts';
import type { OfferedArticle } from '../../lib/hired-on-days.ts';
import styles from './stock-badge.module.css';

interface Props {
  /** With its usual stock. */
  article: OfferedArticle;
  /** The same as it is hired out on the visitor's days, and after what was said of it. */
  hired?: OfferedArticle;
  /** Of a pack: after the answers of which there is most. */
  isAtMost?: boolean;
}

/** The usual stock, as text and colour. */
export function StockBadge({ article, hired = article, isAtMost = false }: Props) {
  // Until the days are known, what is rented in for some of them is more by an unknown number.
  const isMoreOnSomeDays = article.enRenfort && hired.quantite === null && article.quantite !== null;
  const quantite = isMoreOnSomeDays ? article.quantite : hired.quantite;
  const isForSomeDays = quantite === 0 && article.enRenfort;
  const level = isForSomeDays ? 'warning' : stockLevel(quantite);
  const words = isForSomeDays ? 'À certaines dates' : mostInWords(quantite, isAtMost);
  return (
    <span className={classNames(styles.badge, styles[level])}>
      {words}
      {isMoreOnSomeDays && !isForSomeDays && ', davantage à certaines dates'}
    </span>
  );
}
