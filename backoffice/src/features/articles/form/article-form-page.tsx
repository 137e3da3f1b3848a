import { sentences } from '@barnum/rules/sentences';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { QueryFailure } from '../../../components/query-failure.tsx';
import { readArticleId } from '../article-detail.ts';
import { BackToArticles } from '../back-to-articles.tsx';
import styles from '../details/article-page.module.css';
import { ArticleForm } from './article-form.tsx';
import { editedArticleQuery } from './edited-article.ts';

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
  const [{ data, error, fetching }, read] = useQuery({
    query: editedArticleQuery,
    variables: { id },
    // A cached copy might be outdated: the service would refuse its changes.
    requestPolicy: 'network-only',
  });
  if (data?.article) return <ArticleForm article={data.article} />;
  const reading = { isFetching: fetching, reload: () => read({ requestPolicy: 'network-only' }) };
  return (
    <PageWithoutForm>
      {error && <QueryFailure failure={sentences.articles.readFailed} reading={reading} />}
      {!error && !data && <Skeleton active paragraph={{ rows: 14 }} />}
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
