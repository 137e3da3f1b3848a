import { sentences } from '@barnum/rules/sentences';
import { unbroken } from '@barnum/rules/text/french';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { useRead } from '../../../components/use-read.ts';
import { useRights } from '../../../lib/rights.ts';
import { articleQuery, readArticleId } from '../article-detail.ts';
import styles from '../article-page.module.css';
import { BackToArticles } from '../back-to-articles.tsx';
import { OutingsSection } from '../outings/outings-section.tsx';
import { PackContents } from '../packs/pack-contents.tsx';
import { StockSection } from '../stock/stock-section.tsx';
import { ArticleActions } from './article-actions.tsx';
import { ArticleFacts } from './article-facts.tsx';
import { ArticleGallery } from './article-gallery.tsx';
import { ArticleSkeleton } from './article-skeleton.tsx';
import { ArticleTexts } from './article-texts.tsx';

interface Slots {
  /** Renders the marked pieces of an article; nothing where none are marked. */
  pieces: (articleId: number) => ReactNode;
}

/** The details of an article and its actions (spec screen 3). */
export function ArticlePage({ pieces }: Slots) {
  const id = readArticleId(useParams().id);
  if (id === null) {
    return (
      <PageWithout>
        <Placeholder role="alert" title={sentences.articles.idMissing}>
          Cette adresse ne désigne aucun article. Choisissez-en un dans la liste.
        </Placeholder>
      </PageWithout>
    );
  }
  return <ArticleOfId key={id} id={id} pieces={pieces} />;
}

function ArticleOfId({ id, pieces }: Slots & { id: number }) {
  const reading = useRead(articleQuery, { id });
  const { data, hasFailed } = reading;
  const mayOpen = useRights()('requests');

  if (data?.article) {
    const { article } = data;
    return (
      <Page title={unbroken(article.nom)} back={<BackToArticles />} actions={<ArticleActions article={article} />}>
        <div className={styles.parts}>
          <ArticleFacts article={article} />
          <ArticleTexts article={article} />
          <PackContents components={article.components} />
          {article.components.length === 0 && <StockSection articleId={id} isLimited={article.quantite !== null} />}
          {article.components.length === 0 && pieces(id)}
          {mayOpen && <OutingsSection articleId={id} />}
          <ArticleGallery articleId={id} />
        </div>
      </Page>
    );
  }
  if (hasFailed) {
    return (
      <PageWithout>
        <QueryFailure failure={sentences.articles.readFailed} reading={reading} />
      </PageWithout>
    );
  }
  if (data?.article === null) {
    return (
      <PageWithout>
        <Placeholder role="alert" title={sentences.articles.notFound}>
          Il a peut-être été supprimé entre-temps.
        </Placeholder>
      </PageWithout>
    );
  }
  return <ArticleSkeleton />;
}

function PageWithout({ children }: { children: ReactNode }) {
  return (
    <Page title="Article" back={<BackToArticles />}>
      <div className={styles.message}>{children}</div>
    </Page>
  );
}
