import { readCategory } from '@barnum/rules/catalogue/articles/article-list';
import { uncategorised } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { sentences } from '@barnum/rules/sentences';
import { useParams } from 'react-router-dom';
import { ListStates } from '../../../components/list/list-states.tsx';
import { SortableList } from '../../../components/list/sortable-list.tsx';
import { SortableRow } from '../../../components/list/sortable-row.tsx';
import { SortableSkeleton } from '../../../components/list/sortable-skeleton.tsx';
import { useOrder } from '../../../components/list/use-order.ts';
import { Page } from '../../../components/page.tsx';
import { Placeholder } from '../../../components/placeholder.tsx';
import { useRead } from '../../../components/use-read.ts';
import { graphql } from '../../../lib/service/graphql.ts';
import { ArticleStateBadge } from '../article-state-badge.tsx';
import { BackToArticles } from '../back-to-articles.tsx';

const orderedArticlesQuery = graphql(`
  query OrderedArticles($categoryId: Int!) {
    category(id: $categoryId) {
      id
      nom
    }
    articlesByCategory(categoryId: $categoryId) {
      id
      nom
      prix
      etat
    }
  }
`);

const reorderArticlesMutation = graphql(`
  mutation ReorderArticles($categoryId: Int!, $ids: [Int!]!) {
    reorderArticles(categoryId: $categoryId, ids: $ids) {
      id
    }
  }
`);

/** The articles of a category in the order of the site, by drag, by keys and by buttons. */
export function ArticleOrderPage() {
  const categoryId = readCategory(useParams().categoryId ?? '') ?? uncategorised.id;
  const { data, ...reading } = useRead(orderedArticlesQuery, { categoryId });
  const articles = data?.articlesByCategory;
  const { ordered, move } = useOrder({
    items: articles ?? none,
    mutation: reorderArticlesMutation,
    scope: { categoryId },
    sentences: { done: sentences.articles.ordered, failed: sentences.articles.orderFailed },
    reload: reading.reload,
  });
  const nom = data?.category?.nom;
  return (
    <Page title={nom ? `Ordre des articles\u00a0: ${nom}` : 'Ordre des articles'} back={<BackToArticles />}>
      <ListStates
        list={{ ...reading, items: articles, totalCount: articles?.length }}
        failure={sentences.articles.listFailed}
        skeleton={<SortableSkeleton rows={5} />}
        empty={<Placeholder title="Aucun article trouvé">Cette catégorie est vide.</Placeholder>}
      >
        {() => (
          <SortableList items={ordered} onMove={move}>
            {(article, index) => (
              <SortableRow
                nom={article.nom}
                description={null}
                count={formatPrice(article.prix)}
                isFirst={index === 0}
                isLast={index === ordered.length - 1}
                onMove={(by) => move(index, index + by)}
              >
                <ArticleStateBadge state={article.etat} />
              </SortableRow>
            )}
          </SortableList>
        )}
      </ListStates>
    </Page>
  );
}

const none: readonly { id: number; nom: string; prix: string; etat: 'en_ligne' | 'masque' | 'archive' }[] = [];
