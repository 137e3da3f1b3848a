import { memo, Suspense } from 'react';
import { classNames } from '../../lib/class-names.ts';
import { ArticleCard, type CardArticle } from './article-card.tsx';
import styles from './card-grid.module.css';

interface Props {
  articles: readonly CardArticle[];
  /** So many cards have their pictures fetched at once. */
  priority?: number;
  /** Four articles that stand alone: two by two where three would leave one over. */
  even?: boolean;
}

/**
 * Cards that come to life together. A page of thousands answers the reader in between, and lays out those beyond the
 * first block when the reader comes near.
 */
const blockSize = 48;

/** Articles side by side. */
export const CardGrid = memo(function CardGrid({ articles, priority = 0, even }: Props) {
  const blocks = Array.from({ length: Math.ceil(articles.length / blockSize) }, (_, block) => block * blockSize);
  return (
    <ul className={classNames(styles.grid, even && styles.even)}>
      {blocks.map((start) => (
        <Suspense key={start}>
          {articles.slice(start, start + blockSize).map((article, index) => (
            <li key={article.id} className={start > 0 ? styles.later : undefined}>
              <ArticleCard article={article} priority={start + index < priority} />
            </li>
          ))}
        </Suspense>
      ))}
    </ul>
  );
});
