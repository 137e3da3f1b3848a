import { messages } from '@barnum/rules/messages';
import { paths } from '@barnum/rules/paths';
import { Button, Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useQuery } from 'urql';
import { ListMessage } from '../../crud/list-message.tsx';
import { Page } from '../../crud/page.tsx';
import { ArticleForm } from './article-form.tsx';
import { editedArticleQuery } from './edited-article.ts';

/** Creation and change of an article by one form (spec screen 4). */
export function ArticleFormPage() {
  const { id } = useParams();
  if (id === undefined) return <ArticleForm article={null} />;
  const number = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
  if (number !== null) return <EditPage id={number} key={number} />;
  return (
    <Frame>
      <ListMessage title={messages.articles.idMissing} action={backToList}>
        L’adresse de cette page est incomplète.
      </ListMessage>
    </Frame>
  );
}

function EditPage({ id }: { id: number }) {
  const [{ data, error, fetching }, reload] = useQuery({
    query: editedArticleQuery,
    variables: { id },
    // An older copy would only be refused later.
    requestPolicy: 'network-only',
  });
  if (data?.article) return <ArticleForm article={data.article} />;
  if (error) {
    return (
      <Frame>
        <ListMessage
          role="alert"
          title={messages.articles.readFailed}
          action={
            <Button type="primary" loading={fetching} onClick={() => reload({ requestPolicy: 'network-only' })}>
              Réessayer
            </Button>
          }
        >
          Le service n’a pas répondu. Vérifiez votre réseau, puis réessayez.
        </ListMessage>
      </Frame>
    );
  }
  if (!data) {
    return (
      <Frame>
        <Skeleton active paragraph={{ rows: 14 }} />
      </Frame>
    );
  }
  return (
    <Frame>
      <ListMessage title={messages.articles.notFound} action={backToList}>
        Il a peut-être été supprimé entre-temps.
      </ListMessage>
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return <Page title="Modifier l’article">{children}</Page>;
}

const backToList = <Link to={paths.adminArticles}>Retour aux articles</Link>;
