import { type FigurePeriod, monthInWords, monthsUntil, yearBefore } from '@barnum/rules/money/figures/figure-periods';
import { answerInWords, figuresSentences } from '@barnum/rules/money/figures/figures';
import { pastHireSentences } from '@barnum/rules/money/past-hires/past-hires';
import { paths } from '@barnum/rules/paths';
import { formatCents, formatPrice, toAmount, toCents } from '@barnum/rules/prices/amounts';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './figures.module.css';
import { figuresContext, type MonthFigures, monthlyFiguresQuery } from './figures.ts';
import { FiguresSection, Folded } from './figures-section.tsx';

/** The activity of the twelve months that end with a period: a table whose amounts are bars too, beside last year's. */
export function Activity({ period }: { period: FigurePeriod }) {
  const months = monthsUntil(period);
  const since = yearBefore(months[0] ?? '');
  const { data, ...reading } = useRead(monthlyFiguresQuery, { du: `${since}-01`, au: period.au }, figuresContext);
  const of = (month: string) => data?.monthlyFigures.find(({ mois }) => mois === month);
  const highest = Math.max(
    1,
    ...months
      .flatMap((month) => [of(month), of(yearBefore(month))])
      .flatMap((found) => (found ? [Number(found.facture), Number(found.recu)] : [])),
  );

  return (
    <FiguresSection id="activite" title="Activité" about={figuresSentences.activity}>
      {reading.hasFailed && !data && <QueryFailure failure={figuresSentences.loadFailed} reading={reading} />}
      {!reading.hasFailed && !data && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && (
        <Folded of="les douze mois">
          <table className={`${styles.table} ${styles.cards} ${styles.latest}`}>
            <caption className="visually-hidden">Les douze mois jusqu’à {monthInWords(months.at(-1) ?? '')}</caption>
            <thead>
              <tr>
                <th scope="col">Mois</th>
                <th scope="col">Convenu</th>
                <th scope="col">Facturé</th>
                <th scope="col">Reçu</th>
                <th scope="col">Locations</th>
                <th scope="col">Demandes convenues</th>
              </tr>
            </thead>
            <tbody>
              {months.map((month) => (
                <MonthRow
                  key={month}
                  month={month}
                  figures={of(month)}
                  before={of(yearBefore(month))}
                  highest={highest}
                />
              ))}
            </tbody>
            <tfoot>
              <TotalRow isWhole name="Douze mois" figures={months.map(of)} />
              <TotalRow name="Un an avant" figures={months.map((month) => of(yearBefore(month)))} />
            </tfoot>
          </table>
        </Folded>
      )}
      <p>
        <ButtonLink to={paths.adminImports('locations')}>{pastHireSentences.link}</ButtonLink>
      </p>
    </FiguresSection>
  );
}

interface MonthProps {
  month: string;
  figures: MonthFigures | undefined;
  before: MonthFigures | undefined;
  /** The amount that fills a bar, in euros. */
  highest: number;
}

function MonthRow({ month, figures, before, highest }: MonthProps) {
  const [year, name] = [month.slice(0, 4), monthInWords(month)];
  return (
    <tr className={figures ? undefined : styles.empty}>
      <th scope="row">{name}</th>
      <td data-title="Convenu">
        <Taxed amount={figures?.convenu} untaxed={figures?.convenuHorsTaxes} />
      </td>
      <td data-title="Facturé">
        <Bar amount={figures?.facture} before={before?.facture} highest={highest} year={Number(year) - 1}>
          <Untaxed amount={figures?.factureHorsTaxes} />
        </Bar>
      </td>
      <td data-title="Reçu">
        <Bar amount={figures?.recu} before={before?.recu} highest={highest} year={Number(year) - 1}>
          <Untaxed amount={figures?.recuHorsTaxes} />
        </Bar>
      </td>
      <td data-title="Locations">
        <Hires count={figures?.locations} taken={figures?.reprises} amount={figures?.convenu} />
      </td>
      <td data-title="Demandes convenues">
        <Requests figures={figures} />
      </td>
    </tr>
  );
}

interface BarProps {
  amount: string | undefined;
  before: string | undefined;
  highest: number;
  year: number;
  children?: ReactNode;
}

/** An amount as a bar of its own length, over a thinner one of the year before. */
function Bar({ amount = '0', before, highest, year, children }: BarProps) {
  const length = (of: string) => `${Math.max(0, (Number(of) / highest) * 100)}%`;
  return (
    <span className={styles.measured}>
      <span className={styles.bars} aria-hidden>
        <span className={styles.bar} style={{ width: length(amount) }} />
        {Number(before) > 0 && <span className={styles.barBefore} style={{ width: length(before ?? '0') }} />}
      </span>
      <span className={styles.amount}>
        {formatPrice(amount)}
        {children}
      </span>
      {before !== undefined && <span className="visually-hidden">{`, ${formatPrice(before)} en ${year}`}</span>}
    </span>
  );
}

function Taxed({ amount = '0', untaxed }: { amount: string | undefined; untaxed: string | undefined }) {
  return (
    <span>
      {formatPrice(amount)}
      <Untaxed amount={untaxed} />
    </span>
  );
}

/** The same without taxes, below; nothing where there is none. */
function Untaxed({ amount = '0' }: { amount: string | undefined }) {
  return Number(amount) !== 0 && <small className={styles.small}> {formatPrice(amount)} HT</small>;
}

/** How many hires were confirmed, and what one of them comes to on average. */
interface HiresProps {
  count: number | undefined;
  /** How many of them are from before Barnum. */
  taken: number | undefined;
  amount: string | undefined;
}

function Hires({ count = 0, taken = 0, amount = '0' }: HiresProps) {
  return (
    <span>
      {formatNumber(count)}
      {count > 0 && (
        <small className={styles.small}> {formatCents(Math.round(toCents(amount) / count))} en moyenne</small>
      )}
      {taken > 0 && <small className={styles.small}> {pastHireSentences.among(taken)}</small>}
    </span>
  );
}

/** How many of the requests are agreed on, and how long they waited for an answer. */
function Requests({ figures }: { figures: RequestFigures | undefined }) {
  const answer = figures && answerInWords(figures);
  return (
    <span>
      {agreedInWords(figures)}
      {answer && <small className={styles.small}> {answer}</small>}
    </span>
  );
}

type RequestFigures = Pick<MonthFigures, 'demandes' | 'acceptees' | 'repondues' | 'joursDeReponse'>;

interface TotalProps {
  name: string;
  figures: readonly (MonthFigures | undefined)[];
  isWhole?: boolean;
}

function TotalRow({ name, figures, isWhole = false }: TotalProps) {
  const known = figures.filter((month) => month !== undefined);
  const sum = (of: (month: MonthFigures) => number) => known.reduce((all, month) => all + of(month), 0);
  const amount = (of: (month: MonthFigures) => string) => toAmount(sum((month) => toCents(of(month))));
  return (
    <tr className={isWhole ? styles.total : styles.soft}>
      <th scope="row">{name}</th>
      <td data-title="Convenu">
        <Taxed amount={amount(({ convenu }) => convenu)} untaxed={amount((month) => month.convenuHorsTaxes)} />
      </td>
      <td data-title="Facturé">
        <Taxed amount={amount(({ facture }) => facture)} untaxed={amount((month) => month.factureHorsTaxes)} />
      </td>
      <td data-title="Reçu">
        <Taxed amount={amount(({ recu }) => recu)} untaxed={amount((month) => month.recuHorsTaxes)} />
      </td>
      <td data-title="Locations">
        <Hires
          count={sum(({ locations }) => locations)}
          taken={sum(({ reprises }) => reprises)}
          amount={amount(({ convenu }) => convenu)}
        />
      </td>
      <td data-title="Demandes convenues">
        <Requests
          figures={{
            demandes: sum(({ demandes }) => demandes),
            acceptees: sum(({ acceptees }) => acceptees),
            repondues: sum(({ repondues }) => repondues),
            joursDeReponse: sum(({ joursDeReponse }) => joursDeReponse),
          }}
        />
      </td>
    </tr>
  );
}

/** « 3 sur 4 », or a dash where nobody asked. */
function agreedInWords(figures: Pick<MonthFigures, 'demandes' | 'acceptees'> | undefined): string {
  if (!figures || figures.demandes === 0) return '–';
  return `${formatNumber(figures.acceptees)} sur ${formatNumber(figures.demandes)}`;
}
