import { countedDaysInWords, figuresSentences, vatBasisLabels } from '@barnum/rules/money/figures/figures';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Skeleton } from 'antd';
import type { ResultOf } from 'gql.tada';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { CountLine } from '../../components/list/count-line.tsx';
import { ListPages, pageSize } from '../../components/list/list-pages.tsx';
import { ListStates } from '../../components/list/list-states.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { Placeholder } from '../../components/placeholder.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './figures.module.css';
import { type FiguresView, figuresContext, type OpenedFigure, vatDocumentsQuery } from './figures.ts';
import { DocumentHead, VatCells, VatHeads } from './vat-columns.tsx';
import { rateInWords } from './vat-tables.tsx';

type Part = ResultOf<typeof vatDocumentsQuery>['vatFigures']['documents']['items'][number];

/** The documents that a figure of VAT is made of, a page at a time. */
export function VatDocuments({
  view: { du, au },
  opened: { basis, taux },
}: {
  view: FiguresView;
  opened: OpenedFigure;
}) {
  const { page, searchWith } = useListAddress();
  const variables = { du, au, assiette: basis, taux, sansTaux: taux === null, page, pageSize };
  const { data, ...reading } = useRead(vatDocumentsQuery, variables, figuresContext);
  const found = data?.vatFigures.documents;
  const list = { ...reading, items: found?.items, totalCount: found?.totalCount };
  const count = useRef<HTMLParagraphElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const total = list.totalCount;

  return (
    <section className={styles.documents} aria-labelledby="provenance">
      <h2 id="provenance" className={styles.title} ref={title} tabIndex={-1}>
        D’où vient ce chiffre{'\u00a0'}: {vatBasisLabels[basis].toLowerCase()}, {rateInWords(taux).toLowerCase()}
      </h2>
      <CountLine
        ref={count}
        text={total === undefined ? undefined : `${formatNumber(total)} ${total === 1 ? 'ligne' : 'lignes'}`}
      />
      <ListStates
        list={list}
        failure={figuresSentences.loadFailed}
        skeleton={<Skeleton active paragraph={{ rows: 4 }} />}
        empty={
          <Placeholder title="Rien sur cette période">Choisissez un autre chiffre, ou une autre période.</Placeholder>
        }
      >
        {(parts) => (
          <table className={styles.table}>
            <caption className="visually-hidden">Les documents de ce chiffre</caption>
            <VatHeads first="Document" />
            <tbody>
              {parts.map((part) => (
                <PartRow key={`${part.numero ?? ''}/${part.requestId ?? ''}`} part={part} />
              ))}
            </tbody>
          </table>
        )}
      </ListStates>
      <ListPages list={list} top={count} />
      <p className={styles.close}>
        <Link to={{ search: searchWith({ assiette: null, taux: null }) }} replace preventScrollReset>
          Fermer
        </Link>
      </p>
    </section>
  );
}

function PartRow({ part }: { part: Part }) {
  const [share] = part.parTaux;
  if (share === undefined) return null;
  return (
    <tr>
      <DocumentHead document={part}>{countedDaysInWords(part.jours)}</DocumentHead>
      <VatCells share={share} />
    </tr>
  );
}
