import { unbroken } from '@barnum/rules/text/french';
import { useId } from 'react';
import { RichText } from '../../../editor/rich-text.tsx';
import type { Article } from '../article-detail.ts';
import styles from '../article-page.module.css';
import { articleLabels } from '../edited-article.ts';

/** The short and the long description of an article; its specifications and what its price includes, if it says so. */
export function ArticleTexts({ article }: { article: Article }) {
  const heading = useId();
  const none = <p className={styles.none}>Aucune description</p>;
  return (
    <section className={`${styles.part} ${styles.texts}`} aria-labelledby={heading}>
      <h2 className={styles.heading} id={heading}>
        Descriptions
      </h2>
      <h3 className={styles.subheading}>Description courte</h3>
      <div className={styles.text}>
        {article.courteDescription ? <p>{unbroken(article.courteDescription)}</p> : none}
      </div>
      <h3 className={styles.subheading}>Description longue</h3>
      <div className={styles.text}>
        {article.longueDescription ? <RichText html={article.longueDescription} /> : none}
      </div>
      <Lines
        title={articleLabels.specifications}
        lines={article.specifications.map(({ label, value }) => `${label}\u00a0: ${value}`)}
      />
      <Lines title={articleLabels.included} lines={article.included} />
      <Lines title={articleLabels.excluded} lines={article.excluded} />
    </section>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <>
      <h3 className={styles.subheading}>{title}</h3>
      <ul className={styles.text}>
        {lines.map((line) => (
          <li key={line}>{unbroken(line)}</li>
        ))}
      </ul>
    </>
  );
}
