import { PrinterOutlined } from '@ant-design/icons';
import { pieceSentences, pieceStateLabels, pieceStates } from '@barnum/rules/catalogue/pieces/pieces';
import { limits } from '@barnum/rules/limits';
import { paths } from '@barnum/rules/paths';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { Day } from '../../components/list/cells.tsx';
import { CountLine } from '../../components/list/count-line.tsx';
import { type Column, DataTable } from '../../components/list/data-table.tsx';
import { ListPages, pageSize } from '../../components/list/list-pages.tsx';
import { ListStates } from '../../components/list/list-states.tsx';
import { SearchField } from '../../components/list/search-field.tsx';
import { SelectFilter } from '../../components/list/select-filter.tsx';
import { SelectionBar } from '../../components/list/selection-bar.tsx';
import { useList } from '../../components/list/use-list.ts';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { type Selection, useSelection } from '../../components/list/use-selection.ts';
import { Placeholder } from '../../components/placeholder.tsx';
import { useRead } from '../../components/use-read.ts';
import { type LabelValues, newLabels, PieceLabelsForm } from './piece-labels-form.tsx';
import { PieceStateBadge } from './piece-state-badge.tsx';
import styles from './pieces.module.css';
import { type ListedPiece, markedArticlesQuery, piecesContext, piecesQuery } from './pieces.ts';

/** All marked pieces of the company, searched and filtered, and their labels. */
export function PiecesTab() {
  const { page, read } = useListAddress();
  const search = read('q');
  const etat = pieceStates.find((state) => state === read('etat')) ?? null;
  const articleId = /^\d{1,9}$/.test(read('article')) ? Number(read('article')) : null;
  const list = useList({
    query: piecesQuery,
    variables: { page, pageSize, search, etat, articleId },
    select: (data) => data.pieces,
    context: piecesContext,
  });
  const selection = useSelection(list.items ?? none);
  const [labels, setLabels] = useState<EditedRecord<LabelValues> | null>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const isNarrowed = search !== '' || etat !== null || articleId !== null;
  return (
    <>
      <div className={styles.tools}>
        <SearchField label="Rechercher une pièce" placeholder="Numéro ou article" />
        <ArticleFilter chosen={articleId} />
        <SelectFilter label="État" name="etat" all="Tous les états" value={etat ?? ''} options={states} />
        <Button
          className={styles.print ?? ''}
          type="primary"
          icon={<PrinterOutlined aria-hidden />}
          onClick={() => setLabels(newLabels({ articleIds: articleId === null ? [] : [articleId] }))}
        >
          Étiquettes
        </Button>
      </div>
      <CountLine ref={count} text={countText(list.totalCount)} />
      <ListStates
        list={list}
        failure={pieceSentences.loadFailed}
        skeleton={<CardSkeletons sentence="Chargement des pièces…" height={56} className={undefined} />}
        empty={
          <Placeholder title={isNarrowed ? 'Aucune pièce trouvée' : 'Aucune pièce marquée pour l’instant'}>
            {isNarrowed
              ? 'Essayez un autre numéro, un autre article ou un autre état.'
              : 'Ouvrez un article\u00a0: «\u00a0Numéroter des pièces\u00a0» leur donne des numéros.'}
          </Placeholder>
        }
      >
        {(pieces) => <DataTable caption="Pièces" columns={columns} items={pieces} selection={selection} />}
      </ListStates>
      <ListPages list={list} top={count} />
      <PieceSelectionBar
        selection={selection}
        onPrint={() => setLabels(newLabels({ pieceIds: selection.chosen.map(({ id }) => id) }))}
      />
      <PieceLabelsForm record={labels} onDrawn={selection.clear} onClose={() => setLabels(null)} />
    </>
  );
}

const none: readonly ListedPiece[] = [];
const states = pieceStates.map((state) => ({ value: state, label: pieceStateLabels[state] }));
const variables = {};

const columns: [Column<ListedPiece>, ...Column<ListedPiece>[]] = [
  {
    key: 'numero',
    title: 'Numéro',
    cell: ({ numero }) => (
      <Link className={styles.number} to={paths.adminPiece(numero)}>
        {numero}
      </Link>
    ),
  },
  {
    key: 'article',
    title: 'Article',
    cell: ({ article, notes }) => (
      <>
        <Link to={paths.adminArticle(article.id)}>{unbroken(article.nom)}</Link>
        {notes !== '' && <p className={styles.soft}>{unbroken(notes)}</p>}
      </>
    ),
  },
  { key: 'etat', title: 'État', cell: ({ etat }) => <PieceStateBadge state={etat} /> },
  {
    key: 'etiquette',
    title: 'Étiquette',
    cell: ({ etiquetteLe }) =>
      etiquetteLe === null ? <span className={styles.soft}>à imprimer</span> : <Day instant={etiquetteLe} />,
  },
];

function ArticleFilter({ chosen }: { chosen: number | null }) {
  const { data } = useRead(markedArticlesQuery, variables, piecesContext);
  const articles = (data?.markedArticles ?? []).map(({ id, nom, pieces }) => ({
    value: String(id),
    label: `${nom} (${formatNumber(pieces)})`,
  }));
  const isKnown = articles.some(({ value }) => value === String(chosen));
  return (
    <SelectFilter
      label="Article"
      name="article"
      all="Tous les articles"
      isLoading={!data}
      value={isKnown ? String(chosen) : ''}
      options={articles}
      isSearched
    />
  );
}

function PieceSelectionBar({ selection, onPrint }: { selection: Selection<ListedPiece>; onPrint: () => void }) {
  const { chosen, clear } = selection;
  const isTooMuch = chosen.length > limits.pieceLabels;
  return (
    <SelectionBar
      label="Pièces choisies"
      count={chosen.length > 0 ? chosenText(chosen.length) : null}
      refusal={isTooMuch ? pieceSentences.tooMany(limits.pieceLabels) : null}
      onClear={clear}
    >
      <Button icon={<PrinterOutlined aria-hidden />} disabled={isTooMuch} onClick={onPrint}>
        Étiquettes
      </Button>
    </SelectionBar>
  );
}

function chosenText(count: number): string {
  return count === 1 ? '1 pièce choisie' : `${count} pièces choisies`;
}

function countText(total: number | undefined): string | undefined {
  if (total === undefined) return undefined;
  if (total === 0) return 'Aucune pièce';
  return total === 1 ? '1 pièce' : `${formatNumber(total)} pièces`;
}
