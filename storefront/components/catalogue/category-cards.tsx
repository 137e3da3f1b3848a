import { paths } from '@barnum/rules/paths';
import { type MouseEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CatalogueArticle, type CategoryGroup, firstArticles } from '../../lib/catalogue.ts';
import { CardGrid } from '../article-cards/card-grid.tsx';
import { LinkButton } from '../ui/button.tsx';
import styles from './category-cards.module.css';

interface Props {
  /** A category with the articles to show. */
  group: CategoryGroup<CatalogueArticle>;
  /** The address names this category: all its articles show. */
  isWhole: boolean;
  /** Search terms. */
  search: string;
  /** The page begins with this category. */
  isFirst: boolean;
}

/** Cards of the first category whose pictures are loaded eagerly. */
const eagerPictures = 2;

/**
 * The articles of one category; the rest shows on demand, or on the category's own page: without JavaScript, and where
 * this page does not hold them.
 */
export function CategoryCards({ group: { slug, nom, articles, left: leftOut = 0 }, isWhole, search, isFirst }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const cards = useRef<HTMLDivElement>(null);
  const left = isOpen || isWhole ? 0 : articles.length + leftOut - firstArticles;
  const isCut = left > 0;
  // A stable list while the search changes: cards that stay are neither rendered nor hydrated again.
  const shown = useMemo(() => (isCut ? articles.slice(0, firstArticles) : articles), [articles, isCut]);
  const query = search === '' ? '' : `?${new URLSearchParams({ q: search })}`;

  function open(event: MouseEvent): void {
    if (leftOut > 0) return;
    event.preventDefault();
    flushSync(() => setIsOpen(true));
    cards.current?.querySelector<HTMLElement>(`li:nth-child(${firstArticles + 1}) a`)?.focus();
  }

  return (
    <div ref={cards} className={styles.cards}>
      <CardGrid articles={shown} priority={isFirst ? eagerPictures : 0} later={!isFirst} />
      {isCut && (
        <LinkButton href={`${paths.category(slug)}${query}`} className={styles.more} onClick={open}>
          {left > 1 ? `Afficher les ${left} articles suivants` : 'Afficher l’article suivant'}
          <span className="visually-hidden"> : {nom}</span>
        </LinkButton>
      )}
    </div>
  );
}
