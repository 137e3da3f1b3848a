import type { TextsOf } from '@barnum/rules/site/site-texts/site-texts';
import { Container } from '../ui/container.tsx';
import { Accessories } from './accessories.tsx';
import styles from './article-detail.module.css';
import { Breadcrumbs } from './breadcrumbs.tsx';
import type { DetailedArticle } from './detailed-article.ts';
import { Facts } from './facts.tsx';
import { Gallery } from './gallery.tsx';
import { PackContents } from './pack-contents.tsx';
import { Specifications } from './specifications.tsx';

interface Props {
  article: DetailedArticle;
  texts: TextsOf<'article'>;
}

/** Pictures on the left, the facts in a sticky card on the right, what it is in figures and in words below the pictures. */
export function ArticleDetail({ article, texts }: Props) {
  return (
    <Container className={styles.page}>
      <Breadcrumbs article={article} />
      <div className={styles.columns}>
        <div className={styles.pictures}>
          <Gallery nom={article.nom} images={article.images} />
        </div>
        <div className={styles.facts}>
          <Facts article={article} texts={texts} />
        </div>
        <div className={styles.texts}>
          <PackContents article={article} />
          <Specifications {...article} />
          <Accessories article={article} />
          {article.longueDescription && (
            <section className={styles.description} aria-labelledby="description">
              <h2 id="description">En détail</h2>
              {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the service on its way in */}
              <div className="prose" dangerouslySetInnerHTML={{ __html: article.longueDescription }} />
            </section>
          )}
        </div>
      </div>
    </Container>
  );
}
