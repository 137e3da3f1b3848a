import { lineWishInWords, storedWish } from '@barnum/rules/catalogue/packs/packs';
import { paths } from '@barnum/rules/paths';
import type { RentalTerms } from '@barnum/rules/prices/rental-terms';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import { stepVerbs } from '@barnum/rules/requests/reservation-requests/request-states';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { type HiredArticle, leftToSay, useHiredArticles } from '../../../components/form/use-hired-articles.ts';
import { useOrigin } from '../../../components/use-origin.ts';
import { HandoverPlace } from './handover-place.tsx';
import {
  type ArticleTotal,
  type Movements,
  type PlannedLine,
  type PreparedArticle,
  type PreparedRequest,
  preparedOf,
  withPieces,
} from './preparation.ts';
import styles from './preparation-section.module.css';
import { PreparedClient } from './prepared-client.tsx';
import { GoesWith, PreparedPieces, type Turned } from './prepared-pieces.tsx';
import type { Ticks } from './use-ticks.ts';

const words = {
  depart: { title: 'Départs', none: 'Rien ne part.', ready: 'prêts' },
  retour: { title: 'Retours', none: 'Rien ne revient.', ready: 'rentrés' },
} as const satisfies Record<Movement, object>;

interface Props {
  mouvement: Movement;
  movements: Movements;
  day: string;
  terms: RentalTerms;
  articles: readonly PreparedArticle[];
  ticks: Ticks;
  withNotes: boolean;
  /** What comes back and leaves again on this day, and with which words; null where nothing does. */
  turned: Turned | null;
  /** The marked pieces of a request. */
  pieces?: ((requestId: number) => ReactNode) | undefined;
}

/** The departures or the returns, request by request with its boxes, then the total of each article. */
export function PreparationSection({
  mouvement,
  movements: { requests, totals },
  day,
  terms,
  articles,
  ticks,
  withNotes,
  turned,
  pieces,
}: Props) {
  const { title, none } = words[mouvement];
  const hired = useHiredArticles(requests.flatMap(({ packs }) => packs.flatMap(({ articleId }) => articleId ?? [])));
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.title}>
        {title} <span className={styles.count}>({requests.length})</span>
      </h3>
      {requests.length === 0 && <p>{none}</p>}
      {requests.length > 0 && (
        <>
          <table className={styles.requests} aria-label={`${title}, par demande`}>
            <thead>
              <tr>
                <th scope="col">Client</th>
                <th scope="col">Articles</th>
                <th scope="col">Où et quand</th>
              </tr>
            </thead>
            <tbody>
              {requests.map((request) => (
                <tr key={request.id}>
                  <th scope="row">
                    <PreparedClient request={request} day={day} />
                    <SheetLink request={request} mouvement={mouvement} />
                  </th>
                  <td>
                    <PreparedPieces
                      request={request}
                      mouvement={mouvement}
                      ticks={ticks}
                      articles={articles}
                      turned={turned}
                    />
                    <Packs lines={request.packs} hired={hired} />
                    {pieces?.(request.id)}
                    {withNotes && request.notes !== '' && <p className={styles.notes}>Notes : {request.notes}</p>}
                  </td>
                  <td>
                    <HandoverPlace request={request} mouvement={mouvement} terms={terms} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <h4 className={styles.subtitle}>Au total</h4>
          <ul className={styles.totals} aria-label={`${title}, total par article`}>
            {totals.map(({ key, articleId, ...total }) => (
              <li key={key}>
                <Total
                  {...total}
                  prepared={preparedOf(key, requests, mouvement, ticks.isTicked)}
                  mouvement={mouvement}
                />
                <GoesWith lines={withPieces(articleId, total.quantite, articles)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** The packs whose pieces these are, with what was said of them, and what was not. */
function Packs({ lines, hired }: { lines: readonly PlannedLine[]; hired: ReadonlyMap<number, HiredArticle> }) {
  if (lines.length === 0) return null;
  return (
    <ul className={styles.packs} aria-label="Packs">
      {lines.map((line) => {
        const article = line.articleId === null ? undefined : hired.get(line.articleId);
        const said = [lineWishInWords(line), article && leftToSay(article, storedWish(line))].filter(Boolean);
        return (
          <li key={line.id}>
            {unbroken([`Pack\u00a0: ${formatNumber(line.quantite)} × ${line.nom}`, ...said].join(' · '))}
          </li>
        );
      })}
    </ul>
  );
}

function Total({
  nom,
  quantite,
  prepared,
  mouvement,
}: Omit<ArticleTotal, 'key' | 'articleId'> & { prepared: number; mouvement: Movement }) {
  return (
    <>
      <strong>{formatNumber(quantite)}</strong> × {unbroken(nom)}
      {prepared > 0 && (
        <span className={styles.prepared}>
          {' '}
          ({prepared === quantite ? 'tous' : formatNumber(prepared)} {words[mouvement].ready})
        </span>
      )}
    </>
  );
}

/** The way to the sheet of a departure or return, where that is next. */
function SheetLink({ request: { id, statut }, mouvement }: { request: PreparedRequest; mouvement: Movement }) {
  const origin = useOrigin();
  const [from, verb] = mouvement === 'depart' ? ['confirmee', stepVerbs.sortie] : ['sortie', stepVerbs.rendue];
  if (statut !== from) return null;
  return (
    <span className={styles.sheet}>
      <ButtonLink to={paths.adminHandover(id, mouvement)} state={origin}>
        {verb}
      </ButtonLink>
    </span>
  );
}
