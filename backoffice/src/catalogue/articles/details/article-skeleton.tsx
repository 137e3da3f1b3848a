import { Page } from '../../../components/page.tsx';
import styles from '../article-page.module.css';
import { BackToArticles } from '../back-to-articles.tsx';
import skeletonStyles from './article-skeleton.module.css';

/** The article's page in its final proportions, shown while it loads. */
export function ArticleSkeleton() {
  return (
    <Page title="Article" back={<BackToArticles />}>
      <p className="visually-hidden" role="status">
        Chargement de l’article…
      </p>
      <div className={styles.parts} aria-hidden="true">
        <div className={`${styles.part} ${skeletonStyles.facts}`} />
        <div className={`${styles.part} ${styles.texts} ${skeletonStyles.texts}`} />
        <div className={`${styles.part} ${styles.gallery} ${skeletonStyles.gallery}`} />
      </div>
    </Page>
  );
}
