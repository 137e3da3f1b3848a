import { PlusOutlined } from '@ant-design/icons';
import { formatNumber } from '@barnum/rules/format';
import { messages } from '@barnum/rules/messages';
import { paths } from '@barnum/rules/paths';
import { useRef } from 'react';
import { ButtonLink } from '../../crud/button-link.tsx';
import { CountLine } from '../../crud/count-line.tsx';
import { ListMessage } from '../../crud/list-message.tsx';
import { ListPages, pageSize } from '../../crud/list-pages.tsx';
import { ListStates } from '../../crud/list-states.tsx';
import { SearchField } from '../../crud/search-field.tsx';
import { SortingSelect } from '../../crud/sorting-select.tsx';
import { useList } from '../../crud/use-list.ts';
import { useListAddress } from '../../crud/use-list-address.ts';
import { articleOrders, articlePageQuery, articleSort, readCategory } from './article-list.ts';
import { ArticleTable } from './article-table.tsx';
import { ArticleTableSkeleton } from './article-table-skeleton.tsx';
import styles from './articles-tab.module.css';
import { CategoryFilter } from './category-filter.tsx';

/** The articles, searched, filtered, sorted and in pages (spec screen 1). */
export function ArticlesTab() {
  const { page, read } = useListAddress();
  const search = read('q');
  const categoryId = readCategory(read('categorie'));
  const isNarrowed = search !== '' || categoryId !== null;
  const list = useList({
    query: articlePageQuery,
    variables: { page, pageSize, search, categoryId, sort: articleSort(read('tri')) },
    select: (data) => data.articlePage,
  });
  const count = useRef<HTMLParagraphElement>(null);

  return (
    <>
      <div className={styles.tools}>
        <SearchField label="Rechercher un article" />
        <CategoryFilter className={styles.filter} />
        <SortingSelect orders={articleOrders} />
        <div className={styles.add}>
          <ButtonLink to={paths.adminArticleNew} icon={<PlusOutlined aria-hidden />} type="primary">
            Ajouter un article
          </ButtonLink>
        </div>
      </div>
      <CountLine ref={count} text={countText(list.totalCount)} />
      <ListStates
        list={list}
        failure={messages.articles.listFailed}
        skeleton={<ArticleTableSkeleton />}
        empty={
          <ListMessage title="Aucun article trouvé">
            {isNarrowed
              ? 'Essayez un autre mot, ou une autre catégorie.'
              : 'Ajoutez un premier article : il paraît aussitôt au catalogue du site.'}
          </ListMessage>
        }
      >
        {(articles) => <ArticleTable articles={articles} />}
      </ListStates>
      <ListPages list={list} top={count} />
    </>
  );
}

function countText(total: number | undefined): string | undefined {
  if (total === undefined) return undefined;
  if (total === 0) return 'Aucun article';
  return total === 1 ? '1 article' : `${formatNumber(total)} articles`;
}
