import { sentences } from '@barnum/rules/sentences';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { fresh, useRead } from '../../../components/use-read.ts';
import { readArticleId } from '../article-detail.ts';
import styles from '../article-page.module.css';
import { BackToArticles } from '../back-to-articles.tsx';
import { editedArticleQuery } from '../edited-article.ts';
import { ArticleForm } from './article-form.tsx';

/** Creates or edits an article (spec screen 4). */
export function ArticleFormPage() {
  const { id } = useParams();
  if (id === undefined) return <ArticleForm article={null} />;
  const number = readArticleId(id);
  if (number !== null) return <EditPage id={number} key={number} />;
  return (
    <PageWithoutForm>
      <Placeholder role="alert" title={sentences.articles.idMissing}>
        Cette adresse ne désigne aucun article. Choisissez-en un dans la liste.
      </Placeholder>
    </PageWithoutForm>
  );
}

function EditPage({ id }: { id: number }) {
  const { data, hasFailed, ...reading } = useRead(editedArticleQuery, { id }, fresh);
  if (data?.article) return <ArticleForm article={data.article} />;
  return (
    <PageWithoutForm>
      {hasFailed && <QueryFailure failure={sentences.articles.readFailed} reading={reading} />}
      {!hasFailed && !data && <Skeleton active paragraph={{ rows: 14 }} />}
      {data?.article === null && (
        <Placeholder role="alert" title={sentences.articles.notFound}>
          Il a peut-être été supprimé entre-temps.
        </Placeholder>
      )}
    </PageWithoutForm>
  );
}

function PageWithoutForm({ children }: { children: ReactNode }) {
  return (
    <Page title="Modifier l’article" back={<BackToArticles />}>
      <div className={styles.message}>{children}</div>
    </Page>
  );
}
