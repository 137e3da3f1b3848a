import { useId } from 'react';
import { RichText } from '../../../editor/rich-text.tsx';
import type { Article } from '../article-detail.ts';
import styles from './article-page.module.css';

/** The short and the long description of an article. */
export function ArticleTexts({ article }: { article: Pick<Article, 'courteDescription' | 'longueDescription'> }) {
  const heading = useId();
  const none = <p className={styles.none}>Aucune description</p>;
  return (
    <section className={`${styles.part} ${styles.texts}`} aria-labelledby={heading}>
      <h2 className={styles.heading} id={heading}>
        Descriptions
      </h2>
      <h3 className={styles.subheading}>Description courte</h3>
      <div className={styles.text}>{article.courteDescription ? <p>{article.courteDescription}</p> : none}</div>
      <h3 className={styles.subheading}>Description longue</h3>
      <div className={styles.text}>
        {article.longueDescription ? <RichText html={article.longueDescription} /> : none}
      </div>
    </section>
  );
}
