import { inBoxes } from '@barnum/rules/catalogue/articles/quantities';
import { addQuantities } from '@barnum/rules/prices/line-quantity';
import { occupiedUntil } from '@barnum/rules/requests/availability/availability';
import {
  isLoaded,
  type Movement,
  type Piece,
  piecesOf as piecesOfLine,
} from '@barnum/rules/requests/preparation/preparation';
import { isPending } from '@barnum/rules/requests/reservation-requests/request-states';
import { formatNumber } from '@barnum/rules/text/numbers';
import type { ResultOf } from 'gql.tada';
import { graphql } from '../../../lib/service/graphql.ts';

export const preparationQuery = graphql(`
  query Preparation($jour: Date!, $requests: Boolean!) {
    planning(debut: $jour, fin: $jour) {
      joursRemiseEnEtat
      requests {
        id
        nom
        prenom
        debut
        fin
        statut
        notes
        phone
        email @include(if: $requests)
        livraisonMontage
        adresse
        creneau
        items {
          id
          nature
          articleId
          nom
          quantite
          terrain
          choix
          reponses {
            choix
            article
          }
          components {
            articleId
            nom
            quantite
          }
        }
      }
      articles {
        id
        lot
        nomLot
        accessories {
          nom
          quantite
        }
      }
      ticks {
        requestId
        mouvement
        nom
        quantite
        auteur
        createdAt
      }
    }
    companyInfo {
      nom
      valeur
    }
  }
`);

export const tickMutation = graphql(`
  mutation TickPreparation($input: PreparationTickInput!) {
    tickPreparation(input: $input)
  }
`);

export const ticksSubscription = graphql(`
  subscription PreparationTicked {
    preparationTicked
  }
`);

export type Tick = ResultOf<typeof preparationQuery>['planning']['ticks'][number];

/** Which box of the sheet: pieces of a request, on their way out or back. */
export interface Pieces {
  requestId: number;
  mouvement: Movement;
  nom: string;
  quantite: number;
}

/** The name of a box. */
export function keyOf({ requestId, mouvement, nom, quantite }: Pieces): string {
  return JSON.stringify([requestId, mouvement, nom, quantite]);
}

export type Preparation = ResultOf<typeof preparationQuery>;
/** A request with what is loaded of it: of packs what they hold. */
export type PreparedRequest = Omit<PlannedRequest, 'items'> & { items: Piece[]; packs: PlannedLine[] };
type PlannedRequest = ResultOf<typeof preparationQuery>['planning']['requests'][number];
export type PlannedLine = PlannedRequest['items'][number];

export type PreparedArticle = Preparation['planning']['articles'][number];

/** What goes with pieces of an article: « soit 2 casiers de 25 », « 8 × sangle ». */
export function withPieces(
  articleId: number | null,
  quantite: number,
  articles: readonly PreparedArticle[],
): readonly string[] {
  const article = articles.find(({ id }) => id === articleId);
  if (article === undefined) return [];
  const boxes = inBoxes(quantite, article);
  const delivered = article.accessories.flatMap(({ nom, quantite: each }) =>
    nom === null ? [] : [`${formatNumber(each * quantite)} × ${nom}`],
  );
  return [...(boxes === null ? [] : [boxes]), ...delivered];
}

/** Total quantity of an article over all requests. */
export interface ArticleTotal {
  key: string;
  articleId: number | null;
  nom: string;
  quantite: number;
}

/** Departures or returns, by article and by request. */
export interface Movements {
  requests: PreparedRequest[];
  totals: ArticleTotal[];
}

/** The boxes of a request: one for each name, however many lines hold it. */
export function piecesOf({ id: requestId, items }: PreparedRequest, mouvement: Movement): Pieces[] {
  const quantities = new Map<string, number>();
  for (const { nom, quantite } of items) quantities.set(nom, addQuantities([quantities.get(nom) ?? 0, quantite]));
  return [...quantities].map(([nom, quantite]) => ({ requestId, mouvement, nom, quantite }));
}

/** The names of what comes back and leaves again on the day of these movements. */
export function turnedOver(departures: Movements, returns: Movements): ReadonlySet<string> {
  const back = new Set(returns.totals.map(({ key }) => key));
  const items = [...departures.requests, ...returns.requests].flatMap((request) => request.items);
  const out = new Set(departures.totals.map(({ key }) => key).filter((key) => back.has(key)));
  return new Set(items.filter((item) => out.has(articleKey(item))).map(({ nom }) => nom));
}

/** The boxes that hold pieces of a total. */
export function boxesOf(key: string, requests: readonly PreparedRequest[], mouvement: Movement): Pieces[] {
  return requests.flatMap((request) => {
    const names = new Set(request.items.filter((item) => articleKey(item) === key).map(({ nom }) => nom));
    return piecesOf(request, mouvement).filter(({ nom }) => names.has(nom));
  });
}

/** How many pieces of a total are ticked. */
export function preparedOf(
  key: string,
  requests: readonly PreparedRequest[],
  mouvement: Movement,
  isTicked: (pieces: Pieces) => boolean,
): number {
  const prepared = requests.flatMap((request) => {
    const boxes = piecesOf(request, mouvement).filter(isTicked);
    const ticked = new Set(boxes.map(({ nom }) => nom));
    return request.items.filter((item) => articleKey(item) === key && ticked.has(item.nom));
  });
  return addQuantities(prepared.map(({ quantite }) => quantite));
}

/** A day's work. Unconfirmed requests are not prepared: they are listed apart. */
export function preparationOf(requests: readonly PlannedRequest[], day: string, today: string) {
  const loaded = requests.map((request) => ({
    ...request,
    items: request.items.filter(isLoaded).flatMap(piecesOfLine),
    packs: request.items.filter(({ components }) => components.length > 0),
  }));
  const certain = loaded.filter((request) => !isPending(request.statut));
  return {
    departures: movementsOf(certain.filter(({ debut }) => debut === day)),
    returns: movementsOf(certain.filter((request) => occupiedUntil(request, today) === day)),
    unconfirmed: loaded.filter((request) => isPending(request.statut) && request.debut === day),
  };
}

/** Requests with what they come to, by article. */
export function movementsOf(requests: PreparedRequest[]): Movements {
  const totals = new Map<string, ArticleTotal>();
  for (const item of requests.flatMap(({ items }) => items)) {
    const [key, { nom, quantite }] = [articleKey(item), item];
    const total = addQuantities([totals.get(key)?.quantite ?? 0, quantite]);
    totals.set(key, { key, articleId: item.articleId, nom, quantite: total });
  }
  return { requests, totals: [...totals.values()].toSorted((one, other) => one.nom.localeCompare(other.nom, 'fr')) };
}

function articleKey({ articleId, nom }: { articleId: number | null; nom: string }): string {
  return articleId === null ? `nom ${nom}` : String(articleId);
}
