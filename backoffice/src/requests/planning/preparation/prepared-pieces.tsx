import { formatShortDay, formatTime } from '@barnum/rules/dates/format-dates';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { type Pieces, type PreparedArticle, type PreparedRequest, piecesOf, withPieces } from './preparation.ts';
import styles from './prepared-pieces.module.css';
import { TickBox } from './tick-box.tsx';
import type { Ticks } from './use-ticks.ts';

/** The names of what comes back and leaves again on a day, and the words of it. */
export interface Turned {
  names: ReadonlySet<string>;
  words: string;
}

interface Props {
  request: PreparedRequest;
  mouvement: Movement;
  ticks: Ticks;
  articles: readonly PreparedArticle[];
  /** Null where nothing leaves on the day of its return. */
  turned?: Turned | null;
}

/** The pieces of a request, each with its box, and what goes with them. */
export function PreparedPieces({ request, mouvement, ticks, articles, turned = null }: Props) {
  return (
    <ul className={styles.items}>
      {piecesOf(request, mouvement).map((pieces) => (
        <li key={pieces.nom}>
          <Box pieces={pieces} ticks={ticks} />
          {turned?.names.has(pieces.nom) && <GoesWith lines={[turned.words]} />}
          <GoesWith lines={withPieces(articleOf(request, pieces), pieces.quantite, articles)} />
        </li>
      ))}
    </ul>
  );
}

/** What goes with pieces: boxes, accessories. */
export function GoesWith({ lines }: { lines: readonly string[] }) {
  return lines.length === 0 ? null : <span className={styles.with}>{unbroken(lines.join(' · '))}</span>;
}

/** The article of the pieces of one name. */
function articleOf({ items }: PreparedRequest, { nom }: Pieces): number | null {
  return items.find((item) => item.nom === nom)?.articleId ?? null;
}

/** Pieces to tick once they are ready, with who did and when. */
function Box({ pieces, ticks }: { pieces: Pieces; ticks: Ticks }) {
  const [isTicked, tick] = [ticks.isTicked(pieces), ticks.tickOf(pieces)];
  return (
    <TickBox isTicked={isTicked} onTick={(next) => ticks.set(pieces, next)}>
      {unbroken(`${formatNumber(pieces.quantite)} × ${pieces.nom}`)}
      {isTicked && tick && (
        <span className={styles.who} title={tick.auteur}>
          {tick.auteur.split('@', 1)}, {formatShortDay(tick.createdAt)} à {formatTime(tick.createdAt)}
        </span>
      )}
      {ticks.isWaiting(pieces) && <span className={styles.waiting}>pas encore enregistré</span>}
    </TickBox>
  );
}
