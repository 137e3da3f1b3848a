import { occupiedUntil } from '@barnum/rules/availability/availability';
import { isPending } from '@barnum/rules/request-states';
import type { ResultOf } from 'gql.tada';
import { graphql } from '../../../lib/service/graphql.ts';

export const preparationQuery = graphql(`
  query Preparation($jour: Date!) {
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
        email
        livraisonMontage
        adresse
        items {
          id
          articleId
          nom
          quantite
        }
      }
    }
  }
`);

export type PreparedRequest = ResultOf<typeof preparationQuery>['planning']['requests'][number];

/** Total quantity of an article over all requests. */
export interface ArticleTotal {
  key: string;
  nom: string;
  quantite: number;
}

/** Departures or returns, by article and by request. */
export interface Movements {
  requests: PreparedRequest[];
  totals: ArticleTotal[];
}

/** A day's work. Unconfirmed requests are not prepared: they are listed apart. */
export function preparationOf(requests: readonly PreparedRequest[], day: string, today: string) {
  const certain = requests.filter((request) => !isPending(request.statut));
  return {
    departures: movementsOf(certain.filter(({ debut }) => debut === day)),
    returns: movementsOf(certain.filter((request) => occupiedUntil(request, today) === day)),
    unconfirmed: requests.filter((request) => isPending(request.statut) && request.debut === day),
  };
}

function movementsOf(requests: PreparedRequest[]): Movements {
  const totals = new Map<string, ArticleTotal>();
  for (const { articleId, nom, quantite } of requests.flatMap(({ items }) => items)) {
    const key = articleId === null ? `nom ${nom}` : String(articleId);
    totals.set(key, { key, nom, quantite: (totals.get(key)?.quantite ?? 0) + quantite });
  }
  return { requests, totals: [...totals.values()].toSorted((one, other) => one.nom.localeCompare(other.nom, 'fr')) };
}
