import { ArticleCard, type CardArticle } from './article-card.tsx';
import styles from './card-grid.module.css';

/** Articles side by side. The pictures of the first `priority` cards are fetched at once. */
export function CardGrid({ articles, priority = 0 }: { articles: readonly CardArticle[]; priority?: number }) {
  return (
    <ul className={styles.grid}>
      {articles.map((article, index) => (
        <li key={article.id}>
          <ArticleCard article={article} priority={index < priority} />
        </li>
      ))}
    </ul>
  );
}
