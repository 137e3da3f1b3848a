import { limits } from '@barnum/rules/limits';
import { paths, uncategorised } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { truncate } from '@barnum/rules/text/text';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Day, Money } from '../../../components/list/cells.tsx';
import { type Column, DataTable } from '../../../components/list/data-table.tsx';
import type { Selection } from '../../../components/list/use-selection.ts';
import { Thumbnail } from '../../../components/thumbnail.tsx';
import { ArticleStateBadge } from '../article-state-badge.tsx';
import { StockBadge } from '../stock-badge.tsx';
import type { ListedArticle } from './article-list.ts';
import styles from './article-table.module.css';

/** One page of articles (spec screen 1, table). */
export function ArticleTable(props: { articles: ListedArticle[]; selection: Selection<ListedArticle> }) {
  const { articles, selection } = props;
  return <DataTable caption="Articles" columns={columns} items={articles} selection={selection} />;
}

const columns: [Column<ListedArticle>, ...Column<ListedArticle>[]] = [
  { key: 'nom', title: 'Nom', isSortable: true, cell: (article) => <Name article={article} /> },
  {
    key: 'categorie',
    title: 'Catégorie',
    isSortable: true,
    cell: ({ categorie }) => categorie?.nom ?? <span className={styles.none}>{uncategorised.nom}</span>,
  },
  { key: 'prix', title: 'Prix', isSortable: true, isNumber: true, cell: ({ prix }) => <Money amount={prix} /> },
  {
    key: 'caution',
    title: 'Caution',
    isSortable: true,
    isNumber: true,
    cell: ({ montantCaution }) => <Money amount={Number(montantCaution) === 0 ? null : montantCaution} />,
  },
  { key: 'stock', title: 'Stock', isSortable: true, cell: ({ quantite }) => <StockBadge quantite={quantite} /> },
  {
    key: 'creation',
    title: 'Création',
    isSortable: true,
    isNumber: true,
    cell: ({ createdAt }) => <Day instant={createdAt} />,
  },
  {
    key: 'detail',
    title: 'Détail',
    isTitleHidden: true,
    cell: ({ id, nom }) => (
      <ArticleLink className={styles.detail} id={id} label={`Détail : ${nom}`}>
        Détail
      </ArticleLink>
    ),
  },
];

function Name({ article }: { article: ListedArticle }) {
  return (
    <div className={styles.article}>
      <Thumbnail picture={article.primaryImage?.picture} />
      <div className={styles.words}>
        <ArticleLink className={styles.name} id={article.id}>
          {unbroken(article.nom)}
        </ArticleLink>{' '}
        <ArticleStateBadge state={article.etat} />
        {article.courteDescription && (
          <p className={styles.short}>
            {unbroken(truncate(article.courteDescription, limits.shortDescriptionPreview))}
          </p>
        )}
      </div>
    </div>
  );
}

interface ArticleLinkProps {
  id: number;
  className: string | undefined;
  label?: string;
  children: ReactNode;
}

// The article's page links back to this list.
function ArticleLink({ id, label, ...props }: ArticleLinkProps) {
  const { search } = useLocation();
  return <Link {...props} to={paths.adminArticle(id)} state={{ list: search }} aria-label={label} />;
}
