import { memo, Suspense } from 'react';
import type { CatalogueArticle } from '../../lib/catalogue.ts';
import { classNames } from '../../lib/class-names.ts';
import { ArticleCard } from './article-card.tsx';
import styles from './card-grid.module.css';

interface Props {
  articles: readonly CatalogueArticle[];
  /** Number of cards whose pictures are loaded eagerly. */
  priority?: number;
  /** For four articles: two columns where three would leave one alone on its row. */
  even?: boolean;
  /** Not what the page begins with: all of its cards are laid out when they come near the viewport. */
  later?: boolean;
}

/**
 * Number of cards that hydrate together: a page with thousands of cards stays responsive in between. Blocks after the
 * first one are laid out when they come near the viewport.
 */
const blockSize = 48;

/** Articles side by side. */
export const CardGrid = memo(function CardGrid({ articles, priority = 0, even, later = false }: Props) {
  const blocks = Array.from({ length: Math.ceil(articles.length / blockSize) }, (_, block) => block * blockSize);
  return (
    <ul className={classNames(styles.grid, even && styles.even)}>
      {blocks.map((start) => (
        <Suspense key={start}>
          {articles.slice(start, start + blockSize).map((article, index) => (
            <li key={article.id} className={later || start > 0 ? styles.later : undefined}>
              <ArticleCard article={article} priority={start + index < priority} />
            </li>
          ))}
        </Suspense>
      ))}
    </ul>
  );
});
