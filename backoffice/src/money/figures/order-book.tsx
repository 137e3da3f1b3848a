import { monthInWords } from '@barnum/rules/money/figures/figure-periods';
import { weekInWords } from '@barnum/rules/money/figures/order-book';
import { parkSentences } from '@barnum/rules/money/figures/park-words';
import { formatPrice, toAmount, toCents } from '@barnum/rules/prices/amounts';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Skeleton } from 'antd';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './order-book.module.css';
import { type BookedSpan, orderBookQuery, parkContext } from './park-queries.ts';

type Booked = BookedSpan['convenu'];

/** What is agreed on ahead, week by week and month by month, beside a year before. */
export function OrderBook() {
  const { data, ...reading } = useRead(orderBookQuery, {}, parkContext);
  return (
    <section aria-labelledby="carnet">
      <h2 id="carnet" className={styles.title}>
        Carnet
      </h2>
      <p className={styles.about}>{parkSentences.orderBook}</p>
      {reading.hasFailed && !data && <QueryFailure failure={parkSentences.bookFailed} reading={reading} />}
      {!reading.hasFailed && !data && <Skeleton active paragraph={{ rows: 12 }} />}
      {data && (
        <div className={styles.books}>
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
    </section>
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
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">Locations</th>
          <th scope="col">TTC</th>
          <th scope="col">HT</th>
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
  );
}

/** A line of the book over a softer one of the year before, each amount with its bar where `highest` fills one. */
function SpanRow({ name, now, before, highest }: { name: string; now: Booked; before: Booked; highest?: number }) {
  const bar = ({ montant }: Booked) => `${(Number(montant) / (highest ?? 1)) * 100}%`;
  const pair = (of: (booked: Booked) => string) => (
    <>
      <span>{of(now)}</span>
      <span className={styles.before}>
        <span className="visually-hidden">, un an avant </span>
        {of(before)}
      </span>
    </>
  );
  return (
    <tr className={now.nombre + before.nombre === 0 ? styles.empty : undefined}>
      <th scope="row">
        {name}
        {highest !== undefined && (
          <span className={styles.bars} aria-hidden>
            <span className={styles.bar} style={{ width: bar(now) }} />
            {before.nombre > 0 && <span className={styles.barBefore} style={{ width: bar(before) }} />}
          </span>
        )}
      </th>
      <td data-title="Locations">{pair(({ nombre }) => formatNumber(nombre))}</td>
      <td data-title="TTC">{pair(({ montant }) => formatPrice(montant))}</td>
      <td data-title="HT">{pair(({ horsTaxes }) => formatPrice(horsTaxes))}</td>
    </tr>
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
