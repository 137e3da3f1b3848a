import { sentences } from '@barnum/rules/sentences';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import {
  type ArticleTotal,
  boxesOf,
  type PreparedArticle,
  type PreparedRequest,
  preparedOf,
  withPieces,
} from '../preparation/preparation.ts';
import { GoesWith } from '../preparation/prepared-pieces.tsx';
import { TickBox } from '../preparation/tick-box.tsx';
import type { Ticks } from '../preparation/use-ticks.ts';
import styles from './loading-totals.module.css';

interface Props {
  totals: readonly ArticleTotal[];
  requests: readonly PreparedRequest[];
  articles: readonly PreparedArticle[];
  ticks: Ticks;
}

/** How many of each article are loaded over all requests. A box here ticks those of all of them. */
export function LoadingTotals({ totals, requests, articles, ticks }: Props) {
  if (totals.length === 0) return null;
  return (
    <section className={styles.totals} aria-label="Au total">
      <h3>Au total</h3>
      <ul className={styles.list}>
        {totals.map((total) => (
          <li key={total.key}>
            <Total total={total} requests={requests} ticks={ticks} />
            <GoesWith lines={withPieces(total.articleId, total.quantite, articles)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Total({ total, requests, ticks }: { total: ArticleTotal } & Pick<Props, 'requests' | 'ticks'>) {
  const { key, nom, quantite } = total;
  const prepared = preparedOf(key, requests, 'depart', ticks.isTicked);
  const isWhole = prepared === quantite;
  return (
    <TickBox
      isTicked={isWhole}
      isMixed={prepared > 0 && !isWhole}
      onTick={(isTicked) => {
        for (const pieces of boxesOf(key, requests, 'depart')) ticks.set(pieces, isTicked);
      }}
    >
      <strong>{formatNumber(quantite)}</strong> × {unbroken(nom)}
      {prepared > 0 && !isWhole && (
        <span className={styles.part}> ({sentences.planning.partLoaded(formatNumber(prepared))})</span>
      )}
    </TickBox>
  );
}
