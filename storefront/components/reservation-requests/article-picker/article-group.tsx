import type { FieldErrors } from '@barnum/rules/errors';
import { unbroken } from '@barnum/rules/text/french';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CategoryGroup } from '../../../lib/catalogue.ts';
import { type DraftItem, quantityOf } from '../../../lib/request-draft/request-draft-state.ts';
import { Button } from '../../ui/button.tsx';
import { ChevronRight } from '../../ui/icons.tsx';
import type { ArticleChoice } from '../draft/article-choices.ts';
import { itemField } from '../draft/draft-rules.ts';
import type { ReservationWizard } from '../draft/use-reservation-wizard.ts';
import styles from './article-group.module.css';
import { ArticleRow, rowId } from './article-row.tsx';

interface Props {
  group: CategoryGroup<ArticleChoice>;
  /** Level of its title in the page's outline. */
  level: 3 | 4;
  isOpen: boolean;
  items: readonly DraftItem[];
  errors: FieldErrors;
  onQuantity: ReservationWizard['setQuantity'];
}

/** Number of articles shown at first, and added by each « Afficher la suite ». */
const firstRows = 12;
const moreRows = 48;

/** One category of the catalogue: its first articles, those that are or were in the draft, and the others on demand. */
export function ArticleGroup({ group, level, isOpen, items, errors, onQuantity }: Props) {
  const Heading = `h${level}` as const;
  const [rows, setRows] = useState(firstRows);
  const pinned = usePinned(items);
  const shown = group.articles.filter(({ id }, index) => index < rows || pinned.has(id));
  const left = group.articles.length - shown.length;
  const next = group.articles.find((article) => !shown.includes(article));

  /** Adds rows, and moves the focus to the first of them. */
  function showMore(first: ArticleChoice) {
    flushSync(() => setRows(rows + moreRows));
    document.getElementById(rowId(first))?.focus();
  }

  return (
    <section className={styles.group} aria-labelledby={`categorie-${group.slug}`}>
      <details open={isOpen}>
        <summary className={styles.title}>
          <Heading id={`categorie-${group.slug}`}>{unbroken(group.nom)}</Heading>
          <ChevronRight className={styles.mark} />
        </summary>
        <ul className={styles.rows}>
          {shown.map((article) => (
            <ArticleRow
              key={article.id}
              article={article}
              quantite={quantityOf(items, article.id)}
              error={errors[itemField(article.id)]}
              onQuantity={onQuantity}
            />
          ))}
        </ul>
        {next && (
          <Button className={styles.more} onClick={() => showMore(next)}>
            Afficher la suite ({left > 1 ? `encore ${left} articles` : 'encore 1 article'})
            <span className="visually-hidden"> : {group.nom}</span>
          </Button>
        )}
      </details>
    </section>
  );
}

/**
 * Ids of the articles that have been in the draft since the page was opened: a row does not disappear when its quantity
 * becomes 0.
 */
function usePinned(items: readonly DraftItem[]): ReadonlySet<number> {
  const [pinned, setPinned] = useState<ReadonlySet<number>>(new Set());
  const fresh = items.filter(({ articleId }) => !pinned.has(articleId));
  if (fresh.length === 0) return pinned;
  const all = new Set([...pinned, ...fresh.map(({ articleId }) => articleId)]);
  setPinned(all);
  return all;
}
