import type { FigurePeriod } from '@barnum/rules/money/figures/figure-periods';
import { utilisationOf } from '@barnum/rules/money/figures/park';
import {
  asleepInWords,
  lastOutInWords,
  missedInWords,
  type ParkOrder,
  parkOrderLabels,
  parkOrders,
  parkSentences,
  partInWords,
} from '@barnum/rules/money/figures/park-words';
import { paths } from '@barnum/rules/paths';
import { formatCents, formatPrice, toCents } from '@barnum/rules/prices/amounts';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button, Select, Skeleton } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './figures.module.css';
import { FiguresSection, Folded, foldedRows } from './figures-section.tsx';
import { Occupation } from './occupation.tsx';
import { type ParkArticle, parkContext, parkQuery } from './park-queries.ts';

/** Where its figures come from. */
const formulas = [
  parkSentences.utilisation,
  parkSentences.turnover,
  parkSentences.asleep,
  parkSentences.missed,
  parkSentences.onePieceMore,
];

/** Articles on a page, and on one of all where there are no more. */
const pageSizes = { some: 20, all: 100 };

/** What the articles did in a period, with the calendar of their occupation. */
export function Park({ period: { du, au } }: { period: FigurePeriod }) {
  const { read, change } = useListAddress();
  const tri = parkOrders.find((order) => order === read('parc')) ?? 'chiffre';
  return (
    <FiguresSection id="parc" title="Parc" about={parkSentences.park}>
      <div className={styles.tools}>
        <span aria-hidden>Rangé par</span>
        <Select<ParkOrder>
          aria-label="Ranger le parc par"
          value={tri}
          popupMatchSelectWidth={false}
          options={parkOrders.map((value) => ({ value, label: parkOrderLabels[value] }))}
          onChange={(parc) => change({ parc: parc === 'chiffre' ? null : parc })}
        />
      </div>
      <ParkFigures key={`${du} ${au} ${tri}`} du={du} au={au} tri={tri} />
    </FiguresSection>
  );
}

function ParkFigures({ du, au, tri }: FigurePeriod & { tri: ParkOrder }) {
  const [page, setPage] = useState(1);
  const [pageSize, setPageSize] = useState(pageSizes.some);
  const top = useRef<HTMLParagraphElement>(null);
  const { data, ...reading } = useRead(parkQuery, { du, au, tri, page, pageSize }, parkContext);
  if (!data) {
    return reading.hasFailed ? (
      <QueryFailure failure={parkSentences.parkFailed} reading={reading} />
    ) : (
      <Skeleton active paragraph={{ rows: 12 }} />
    );
  }
  const { articles, chiffre, horsArticles, jours } = data.park;
  const last = Math.max(1, Math.ceil(articles.totalCount / pageSize));
  const turn = (to: number) => {
    setPage(to);
    top.current?.focus();
  };

  return (
    <>
      <p className={styles.count} ref={top} tabIndex={-1}>
        {formatNumber(articles.totalCount)} {articles.totalCount > 1 ? 'articles' : 'article'}
        {last > 1 && `, page ${page} sur ${last}`}
      </p>
      {last > 1 && <p className={styles.printed}>{parkSentences.printed}</p>}
      <Folded of="les articles" isLong={articles.items.length > foldedRows}>
        <table className={`${styles.table} ${styles.cards}`}>
          <caption className="visually-hidden">Ce que les articles ont fait</caption>
          <thead>
            <tr>
              <th scope="col">Article</th>
              <th scope="col">Sortis</th>
              <th scope="col">Locations</th>
              <th scope="col">Chiffre HT</th>
              <th scope="col">Dernière sortie</th>
              <th scope="col">Manqué</th>
            </tr>
          </thead>
          <tbody>
            {articles.items.map((article) => (
              <ArticleRow key={article.articleId} article={article} />
            ))}
          </tbody>
          <tfoot>
            {Number(horsArticles) > 0 && (
              <tr>
                <th scope="row">{parkSentences.otherLines}</th>
                <td colSpan={2} className={styles.none} />
                <td data-title="Chiffre HT" data-amount>
                  {formatPrice(horsArticles)}
                </td>
                <td colSpan={2} className={styles.none} />
              </tr>
            )}
            <tr className={styles.total}>
              <th scope="row">Tout le parc</th>
              <td colSpan={2} className={styles.none} />
              <td data-title="Chiffre HT" data-amount>
                {formatPrice(chiffre)}
              </td>
              <td colSpan={2} className={styles.none} />
            </tr>
          </tfoot>
        </table>
      </Folded>
      {last > 1 && (
        <nav className={styles.pages} aria-label="Pages du parc">
          <Button disabled={page === 1} onClick={() => turn(page - 1)}>
            Précédents
          </Button>
          <Button disabled={page >= last} onClick={() => turn(page + 1)}>
            Suivants
          </Button>
          {pageSize === pageSizes.some && (
            <Button
              onClick={() => {
                setPageSize(pageSizes.all);
                turn(1);
              }}
            >
              {articles.totalCount > pageSizes.all ? 'Cent par page' : 'Tous'}
            </Button>
          )}
        </nav>
      )}
      <Folded of="comment ces chiffres sont comptés">
        <ul className={styles.formulas}>
          {formulas.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Folded>
      <Occupation days={jours} />
    </>
  );
}

function ArticleRow({ article }: { article: ParkArticle }) {
  const { articleId, nom, pieces, joursSortis, joursPossibles, joursEnRenfort, chiffre, derniereSortie, pieceDePlus } =
    article;
  const part = utilisationOf({ out: joursSortis, possible: joursPossibles });
  const missed = missedInWords(article);
  return (
    <tr>
      <th scope="row">
        <Link to={paths.adminArticle(articleId)}>{nom}</Link>
        <span className={styles.small}>{pieces === null ? 'stock illimité' : piecesInWords(pieces)}</span>
      </th>
      <td data-title="Sortis">
        <span className={styles.part}>
          <strong>{partInWords(part)}</strong>
          {part !== null && (
            <span className={styles.gauge} aria-hidden>
              <span style={{ width: `${part * 100}%` }} />
            </span>
          )}
        </span>
        <span className={styles.small}>
          {joursPossibles === null
            ? daysInWords(joursSortis)
            : `${formatNumber(joursSortis)} sur ${daysInWords(joursPossibles)}`}
        </span>
        {joursEnRenfort > 0 && <span className={styles.small}>{daysInWords(joursEnRenfort)} en renfort</span>}
      </td>
      <td data-title="Locations" className={softWhere(article.locations === 0)}>
        {formatNumber(article.locations)}
      </td>
      <td data-title="Chiffre HT" className={softWhere(Number(chiffre) === 0)}>
        <span data-amount>{formatPrice(chiffre)}</span>
        {pieces !== null && pieces > 1 && Number(chiffre) > 0 && (
          <span className={styles.small}>{formatCents(Math.round(toCents(chiffre) / pieces))} par pièce</span>
        )}
      </td>
      <td data-title="Dernière sortie">
        {lastOutInWords(derniereSortie)}
        {article.dortDepuis !== null && <strong className={styles.strong}>{asleepInWords(article.dortDepuis)}</strong>}
      </td>
      <td data-title="Manqué" className={softWhere(missed.length === 0)}>
        {missed.length === 0 ? '–' : missed.map((line) => <span key={line}>{line}</span>)}
        {Number(pieceDePlus) > 0 && (
          <span className={styles.small}>
            une pièce de plus{'\u00a0'}: {formatPrice(pieceDePlus)} au mieux
          </span>
        )}
      </td>
    </tr>
  );
}

/** What says nothing is soft, and left out on a phone. */
function softWhere(isNothing: boolean): string | undefined {
  return isNothing ? styles.nothing : undefined;
}

function piecesInWords(pieces: number): string {
  return `${formatNumber(pieces)}\u00a0${pieces > 1 ? 'pièces' : 'pièce'}`;
}

function daysInWords(days: number): string {
  return `${formatNumber(days)}\u00a0${days > 1 ? 'jours' : 'jour'}`;
}
