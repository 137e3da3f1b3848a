import { paths } from '@barnum/rules/paths';
import { formatCents } from '@barnum/rules/prices/amounts';
import { unbroken } from '@barnum/rules/text/french';
import type { ArticleSet, SetItem } from '../../lib/article-sets.ts';
import { classNames } from '../../lib/class-names.ts';
import { Picture } from '../ui/picture.tsx';
import { AddSet } from './add-set.tsx';
import styles from './set-card.module.css';
import { useArticleSet } from './use-article-set.ts';

interface Props {
  set: ArticleSet;
  /** In one row, for the top of a page whose subject is something else. */
  compact?: boolean;
}

/** A set: what it is for, what it costs, what it holds, and the button that adds all of it. */
export function SetCard({ set, compact = false }: Props) {
  const { price, hasDays, short, isAdded, add } = useArticleSet(set);
  return (
    <article className={classNames(styles.card, compact && styles.compact)}>
      <div className={styles.pictures}>
        {set.pictures.slice(0, compact ? 1 : undefined).map((picture, index) => (
          <Picture
            key={picture.key}
            picture={picture}
            alt=""
            sizes={index === 0 && !compact ? '(min-width: 62em) 17rem, 56vw' : '9rem'}
            largest={640}
            className={styles.picture}
          />
        ))}
      </div>
      <div className={styles.body}>
        <h3 className={styles.name}>{unbroken(set.nom)}</h3>
        {!compact && set.description && <p className={styles.description}>{unbroken(set.description)}</p>}
        <div className={styles.sum}>
          <p className={styles.price}>
            <span className={styles.amount}>{formatCents(price)}</span>{' '}
            <span className={styles.duration}>{hasDays ? 'à vos dates' : 'le week-end'}</span>
          </p>
          {!compact && <Contents items={set.items} />}
        </div>
        {short.length > 0 && <p className={styles.short}>{shortage(short)}</p>}
        <AddSet
          set={set}
          isAdded={isAdded}
          onAdd={add}
          variant={compact ? 'quiet' : 'secondary'}
          className={styles.add}
        />
      </div>
    </article>
  );
}

/** What a set holds, on demand. */
function Contents({ items }: { items: readonly SetItem[] }) {
  const count = items.reduce((sum, { quantite }) => sum + quantite, 0);
  return (
    <details className={styles.contents}>
      <summary>
        {items.length === 1 ? '1 article' : `${items.length} articles`}, {count === 1 ? '1 pièce' : `${count} pièces`}
      </summary>
      <ul className={styles.items}>
        {items.map(({ articleId, slug, nom, quantite }) => (
          <li key={articleId}>
            <span className={styles.count}>{quantite} ×</span> <a href={paths.article(slug)}>{unbroken(nom)}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** « 2 seulement en stock : Barnum 4×8 m » */
function shortage(items: readonly SetItem[]): string {
  return items
    .map(({ nom, hiredOut: { quantite, enRenfort } }) => `${shortStock(quantite, enRenfort)}\u00a0: ${unbroken(nom)}`)
    .join(' · ');
}

function shortStock(stock: number | null, enRenfort: boolean): string {
  if (stock === 0) return enRenfort ? 'Pas à vos dates' : 'Plus disponible';
  return `${stock} seulement en stock`;
}
