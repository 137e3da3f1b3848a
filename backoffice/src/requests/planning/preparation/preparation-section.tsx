import { lineWishInWords, storedWish } from '@barnum/rules/catalogue/packs/packs';
import { formatShortDay, formatTime } from '@barnum/rules/dates/format-dates';
import { timeInWords } from '@barnum/rules/dates/time-of-day';
import { paths } from '@barnum/rules/paths';
import { appointmentTimes } from '@barnum/rules/prices/rental-in-words';
import type { RentalTerms } from '@barnum/rules/prices/rental-terms';
import { isLate } from '@barnum/rules/requests/availability/availability';
import type { Movement } from '@barnum/rules/requests/preparation/preparation';
import { requestStateLabels, stepVerbs } from '@barnum/rules/requests/reservation-requests/request-states';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import type { ReactNode } from 'react';
import { AddressLink } from '../../../components/address-link.tsx';
import { ButtonLink } from '../../../components/button-link.tsx';
import { type HiredArticle, leftToSay, useHiredArticles } from '../../../components/form/use-hired-articles.ts';
import { PhoneLinks } from '../../../components/phone-links.tsx';
import { useOrigin } from '../../../components/use-origin.ts';
import { fullName } from '../../../lib/full-name.ts';
import {
  type ArticleTotal,
  type Movements,
  type Pieces,
  type PlannedLine,
  type PreparedArticle,
  type PreparedRequest,
  piecesOf,
  preparedOf,
  withPieces,
} from './preparation.ts';
import styles from './preparation-section.module.css';
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
  turned: { names: ReadonlySet<string>; words: string } | null;
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
                    <Client request={request} day={day} />
                    <SheetLink request={request} mouvement={mouvement} />
                  </th>
                  <td>
                    <ul className={styles.items}>
                      {piecesOf(request, mouvement).map((pieces) => (
                        <li key={pieces.nom}>
                          <Box pieces={pieces} ticks={ticks} />
                          {turned?.names.has(pieces.nom) && <With lines={[turned.words]} />}
                          <With lines={withPieces(articleOf(request, pieces), pieces.quantite, articles)} />
                        </li>
                      ))}
                    </ul>
                    <Packs lines={request.packs} hired={hired} />
                    {pieces?.(request.id)}
                    {withNotes && request.notes !== '' && <p className={styles.notes}>Notes : {request.notes}</p>}
                  </td>
                  <td>
                    <Place request={request} mouvement={mouvement} terms={terms} />
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
                <With lines={withPieces(articleId, total.quantite, articles)} />
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

/** The article of the pieces of one name. */
function articleOf({ items }: PreparedRequest, { nom }: Pieces): number | null {
  return items.find((item) => item.nom === nom)?.articleId ?? null;
}

/** What goes with pieces: boxes, accessories. */
function With({ lines }: { lines: readonly string[] }) {
  return lines.length === 0 ? null : <span className={styles.with}>{unbroken(lines.join(' · '))}</span>;
}

/** Pieces to tick once they are ready, with who did and when. */
function Box({ pieces, ticks }: { pieces: Pieces; ticks: Ticks }) {
  const [isTicked, tick] = [ticks.isTicked(pieces), ticks.tickOf(pieces)];
  return (
    <label className={styles.box}>
      <input type="checkbox" checked={isTicked} onChange={({ target }) => ticks.set(pieces, target.checked)} />
      <span>
        {unbroken(`${formatNumber(pieces.quantite)} × ${pieces.nom}`)}
        {isTicked && tick && (
          <span className={styles.who} title={tick.auteur}>
            {tick.auteur.split('@', 1)}, {formatShortDay(tick.createdAt)} à {formatTime(tick.createdAt)}
          </span>
        )}
        {ticks.isWaiting(pieces) && <span className={styles.waiting}>pas encore enregistré</span>}
      </span>
    </label>
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

function Client({ request, day }: { request: PreparedRequest; day: string }) {
  const { phone, email } = request;
  return (
    <>
      {fullName(request)}
      {phone && <PhoneLinks className={styles.contact} field={phone} />}
      {email && (
        <a className={styles.contact} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      <span className={styles.detail}>
        n° {request.id}, {requestStateLabels[request.statut]}
        {isLate(request, day) && <strong> en retard, attendue le {formatShortDay(request.fin)}</strong>}
      </span>
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

interface PlaceProps {
  request: PreparedRequest;
  mouvement: Movement;
  terms: RentalTerms;
}

/** Where the pieces change hands, and from or until when. */
function Place({ request, mouvement, terms }: PlaceProps) {
  const { livraisonMontage, adresse } = request;
  const isDeparture = mouvement === 'depart';
  if (!livraisonMontage) {
    const time = appointmentTimes(request, terms)[mouvement];
    return time === null ? 'Au dépôt' : `Au dépôt, ${isDeparture ? 'à partir de' : 'avant'} ${timeInWords(time)}`;
  }
  return (
    <>
      {isDeparture ? 'Livraison et montage' : 'À reprendre sur place'}
      {adresse && <AddressLink address={adresse} />}
    </>
  );
}
