import { monthInWords } from '@barnum/rules/money/figures/figure-periods';
import { weekInWords } from '@barnum/rules/money/figures/order-book';
import { parkSentences } from '@barnum/rules/money/figures/park-words';
import { formatPrice, toAmount, toCents } from '@barnum/rules/prices/amounts';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Skeleton } from 'antd';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './figures.module.css';
import { FiguresSection, Folded } from './figures-section.tsx';
import { type BookedSpan, orderBookQuery, parkContext } from './park-queries.ts';

type Booked = BookedSpan['convenu'];

/** What is agreed on ahead, week by week and month by month, beside a year before. */
export function OrderBook() {
  const { data, ...reading } = useRead(orderBookQuery, {}, parkContext);
  return (
    <FiguresSection id="carnet" title="Carnet" about={parkSentences.orderBook}>
      {reading.hasFailed && !data && <QueryFailure failure={parkSentences.bookFailed} reading={reading} />}
      {!reading.hasFailed && !data && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && (
        <div className={styles.side}>
          <Book
            caption="Les treize semaines qui viennent"
            head="Semaine"
            spans={data.orderBook.semaines}
            nameOf={(du, index) => (index === 0 ? 'Le reste de cette semaine' : weekInWords(du))}
          />
          <Book
            caption="Les douze mois qui viennent"
            head="Mois"
            spans={data.orderBook.mois}
            nameOf={(du, index) => (index === 0 ? 'Le reste de ce mois' : monthInWords(du.slice(0, 7)))}
          />
        </div>
      )}
    </FiguresSection>
  );
}

interface BookProps {
  caption: string;
  head: string;
  spans: readonly BookedSpan[];
  nameOf: (du: string, index: number) => string;
}

function Book({ caption, head, spans, nameOf }: BookProps) {
  const amounts = spans.flatMap(({ convenu, unAnAvant }) => [Number(convenu.montant), Number(unAnAvant.montant)]);
  const highest = Math.max(1, ...amounts);
  return (
    <Folded of={caption.toLowerCase()}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">Convenu</th>
            <th scope="col">Un an avant</th>
          </tr>
        </thead>
        <tbody>
          {spans.map(({ du, convenu, unAnAvant }, index) => (
            <SpanRow key={du} name={nameOf(du, index)} now={convenu} before={unAnAvant} highest={highest} />
          ))}
        </tbody>
        <tfoot>
          <SpanRow
            name="Total"
            now={totalOf(spans.map(({ convenu }) => convenu))}
            before={totalOf(spans.map(({ unAnAvant }) => unAnAvant))}
          />
        </tfoot>
      </table>
    </Folded>
  );
}

/** A line of the book beside that of the year before, with their bars where `highest` fills one. */
function SpanRow({ name, now, before, highest }: { name: string; now: Booked; before: Booked; highest?: number }) {
  const bar = ({ montant }: Booked) => `${(Number(montant) / (highest ?? 1)) * 100}%`;
  return (
    <tr className={highest === undefined ? styles.total : undefined}>
      <th scope="row">
        {name}
        {highest !== undefined && (
          <span className={styles.bars} aria-hidden>
            {now.nombre > 0 && <span className={styles.bar} style={{ width: bar(now) }} />}
            {before.nombre > 0 && <span className={styles.barBefore} style={{ width: bar(before) }} />}
          </span>
        )}
      </th>
      <BookedCell booked={now} />
      <BookedCell booked={before} />
    </tr>
  );
}

function BookedCell({ booked: { nombre, montant, horsTaxes } }: { booked: Booked }) {
  if (nombre === 0) return <td className={styles.soft}>–</td>;
  return (
    <td>
      {formatPrice(montant)}
      <small className={styles.small}> {formatPrice(horsTaxes)} HT</small>
      <small className={styles.small}> {`${formatNumber(nombre)} ${nombre > 1 ? 'locations' : 'location'}`}</small>
    </td>
  );
}

function totalOf(sums: readonly Booked[]): Booked {
  const total = (of: (booked: Booked) => number) => sums.reduce((all, booked) => all + of(booked), 0);
  const amount = (of: (booked: Booked) => string) => toAmount(total((booked) => toCents(of(booked))));
  return {
    nombre: total(({ nombre }) => nombre),
    montant: amount(({ montant }) => montant),
    horsTaxes: amount(({ horsTaxes }) => horsTaxes),
  };
}
