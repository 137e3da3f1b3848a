import { OrderedListOutlined, PlusOutlined } from '@ant-design/icons';
import { readArticleState, readCategory } from '@barnum/rules/catalogue/articles/article-list';
import { articleStateLabels, articleStates } from '@barnum/rules/catalogue/articles/article-states';
import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { formatNumber } from '@barnum/rules/text/numbers';
import { useRef } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { CountLine } from '../../../components/list/count-line.tsx';
import { ListPages, pageSize } from '../../../components/list/list-pages.tsx';
import { ListStates } from '../../../components/list/list-states.tsx';
import { SearchField } from '../../../components/list/search-field.tsx';
import { SelectFilter } from '../../../components/list/select-filter.tsx';
import { SortingSelect } from '../../../components/list/sorting-select.tsx';
import { useList } from '../../../components/list/use-list.ts';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { useSelection } from '../../../components/list/use-selection.ts';
import { Placeholder } from '../../../components/placeholder.tsx';
import { articleOrders, articlePageQuery, articleSort, type ListedArticle } from './article-list.ts';
import { ArticleTable } from './article-table.tsx';
import { ArticleTableSkeleton } from './article-table-skeleton.tsx';
import styles from './articles-tab.module.css';
import { CategoryFilter } from './category-filter.tsx';
import { ArticleSelectionBar } from './selection/article-selection-bar.tsx';

/** The list of articles with search, filter, order and pages (spec screen 1). */
export function ArticlesTab() {
  const { page, read } = useListAddress();
  const search = read('q');
  const categoryId = readCategory(read('categorie'));
  const etat = readArticleState(read('etat'));
  const isNarrowed = search !== '' || categoryId !== null || etat !== null;
  const list = useList({
    query: articlePageQuery,
    variables: { page, pageSize, search, categoryId, etat, sort: articleSort(read('tri')) },
    select: (data) => data.articlePage,
  });
  const selection = useSelection(list.items ?? none);
  const count = useRef<HTMLParagraphElement>(null);

  return (
    <>
      <div className={styles.tools}>
        <SearchField label="Rechercher un article" />
        <CategoryFilter />
        <SelectFilter label="État" name="etat" all="Tous les états" value={etat ?? ''} options={states} />
        <SortingSelect orders={articleOrders} />
        <div className={styles.add}>
          {categoryId !== null && (
            <ButtonLink to={paths.adminArticleOrder(categoryId)} icon={<OrderedListOutlined aria-hidden />}>
              Ordre
            </ButtonLink>
          )}
          <ButtonLink to={paths.adminArticlesEntry}>En saisir plusieurs</ButtonLink>
          <ButtonLink to={paths.adminArticleNew} icon={<PlusOutlined aria-hidden />} type="primary">
            Ajouter un article
          </ButtonLink>
        </div>
      </div>
      <CountLine ref={count} text={countText(list.totalCount)} />
      <ListStates
        list={list}
        failure={sentences.articles.listFailed}
        skeleton={<ArticleTableSkeleton />}
        empty={
          <Placeholder title="Aucun article trouvé">
            {isNarrowed
              ? 'Essayez un autre mot, une autre catégorie ou un autre état.'
              : 'Ajoutez un premier article : il paraît aussitôt au catalogue du site.'}
          </Placeholder>
        }
      >
        {(articles) => <ArticleTable articles={articles} selection={selection} />}
      </ListStates>
      <ListPages list={list} top={count} />
      <ArticleSelectionBar selection={selection} />
    </>
  );
}

const states = articleStates.map((state) => ({ value: state, label: articleStateLabels[state] }));
const none: readonly ListedArticle[] = [];

function countText(total: number | undefined): string | undefined {
  if (total === undefined) return undefined;
  if (total === 0) return 'Aucun article';
  return total === 1 ? '1 article' : `${formatNumber(total)} articles`;
}
