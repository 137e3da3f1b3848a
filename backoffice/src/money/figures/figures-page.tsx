import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import {
  adjacentFigures,
  comparedFigures,
  type FigurePeriod,
  type FigurePeriodKind,
  figurePeriodInWords,
  figurePeriodKinds,
  figurePeriodLabels,
  figurePeriodOf,
} from '@barnum/rules/money/figures/figure-periods';
import { figuresSentences } from '@barnum/rules/money/figures/figures';
import { paths } from '@barnum/rules/paths';
import { Button, Select, Skeleton } from 'antd';
import { type ReactNode, useId } from 'react';
import { BackLink } from '../../components/back-link.tsx';
import { DayInput } from '../../components/list/day-input.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { Page } from '../../components/page.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import { Activity } from './activity.tsx';
import { Corrections } from './corrections.tsx';
import styles from './figures.module.css';
import { type FiguresView, figuresContext, readFiguresView, readOpenedFigure, vatFiguresQuery } from './figures.ts';
import { PartsNav } from './figures-section.tsx';
import { Franchise } from './franchise.tsx';
import { MoneyAhead } from './money-ahead.tsx';
import { OrderBook } from './order-book.tsx';
import { Outstanding } from './outstanding.tsx';
import { Park } from './park.tsx';
import { TurnoverParts } from './turnover-parts.tsx';
import { VatDocuments } from './vat-documents.tsx';
import { VatTables } from './vat-tables.tsx';

interface Props {
  /** The button that opens the draft of the invoice of a request. */
  bill: (requestId: number) => ReactNode;
  /** The button that exports a period. */
  exportOf: (period: FigurePeriod) => ReactNode;
}

/** The figures of a period, beside the one before: what VAT is to be declared, and what each figure is made of. */
export function FiguresPage({ bill, exportOf }: Props) {
  const { read } = useListAddress();
  const view = readFiguresView(read, todayInParis());
  const before = comparedFigures(view.kind, view);
  const reading = useRead(vatFiguresQuery, { du: view.du, au: view.au }, figuresContext);
  const earlier = useRead(vatFiguresQuery, before, figuresContext);
  const opened = readOpenedFigure(read);
  const { data } = reading;

  return (
    <Page
      title="Chiffres"
      back={<BackLink to={paths.adminInvoices}>Factures</BackLink>}
      actions={exportOf({ du: view.du, au: view.au })}
    >
      <PeriodBar view={view} />
      <PartsNav parts={parts} />
      <div className={reading.isOutdated ? styles.outdated : undefined} aria-busy={reading.isFetching}>
        {reading.hasFailed && !data && <QueryFailure failure={figuresSentences.loadFailed} reading={reading} />}
        {!reading.hasFailed && !data && <Skeleton active paragraph={{ rows: 10 }} />}
        {data && (
          <>
            <Franchise turnover={data.franchiseTurnover} />
            <VatTables
              figures={data.vatFigures}
              before={earlier.isOutdated ? undefined : earlier.data?.vatFigures}
              beforeName={figurePeriodInWords(view.kind, before)}
            />
            {opened && <VatDocuments key={`${opened.basis} ${opened.taux}`} view={view} opened={opened} />}
            <Corrections corrections={data.vatFigures.corrections} />
            <MoneyAhead figures={data.vatFigures} bill={bill} />
            <Outstanding />
            <Activity period={view} />
            <TurnoverParts period={view} />
            <Park period={view} />
            <OrderBook />
          </>
        )}
      </div>
    </Page>
  );
}

/** In the order of the screen. */
const parts = [
  ['tva', 'TVA'],
  ['encours', 'Encours'],
  ['activite', 'Activité'],
  ['parc', 'Parc'],
  ['carnet', 'Carnet'],
] as const;

/** What closes the documents of a figure. */
const closed = { assiette: null, taux: null };

function PeriodBar({ view }: { view: FiguresView }) {
  const { change } = useListAddress();
  const ids = useId();
  const show = (kind: FigurePeriodKind, { du, au }: { du: string; au: string }) =>
    change({ periode: kind === 'mois' ? null : kind, du, au: kind === 'choisie' ? au : null, ...closed });
  const turn = (direction: -1 | 1) => show(view.kind, adjacentFigures(view.kind, view, direction));
  return (
    <div className={styles.choice}>
      <h2 className={styles.period} aria-live="polite">
        {figurePeriodInWords(view.kind, view)}
      </h2>
      <div className={styles.ways}>
        <Button icon={<LeftOutlined aria-hidden />} aria-label="Période précédente" onClick={() => turn(-1)} />
        <Button icon={<RightOutlined aria-hidden />} aria-label="Période suivante" onClick={() => turn(1)} />
      </div>
      <Select<FigurePeriodKind>
        aria-label="Période"
        value={view.kind}
        popupMatchSelectWidth={false}
        options={figurePeriodKinds.map((value) => ({ value, label: figurePeriodLabels[value] }))}
        onChange={(kind) => show(kind, kind === 'choisie' ? view : figurePeriodOf(kind, view.du))}
      />
      {view.kind === 'saison' && <p className={styles.about}>{figuresSentences.seasons}</p>}
      {view.kind === 'choisie' && (
        <div className={styles.days}>
          <label htmlFor={`${ids}-du`}>Du</label>
          <DayInput
            id={`${ids}-du`}
            value={view.du}
            onChange={(du) => du && show('choisie', { du, au: du > view.au ? du : view.au })}
          />
          <label htmlFor={`${ids}-au`}>au</label>
          <DayInput
            id={`${ids}-au`}
            value={view.au}
            min={view.du}
            onChange={(au) => au && show('choisie', { du: view.du, au })}
          />
        </div>
      )}
    </div>
  );
}
