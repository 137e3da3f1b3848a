import { isRentalDay } from '@barnum/rules/dates/days';
import {
  adjacentFigures,
  type FigurePeriod,
  type FigurePeriodKind,
  figurePeriodKinds,
  figurePeriodOf,
} from '@barnum/rules/money/figures/figure-periods';
import { type VatBasis, vatBases } from '@barnum/rules/money/figures/figures';
import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

const rateFields = graphql(`
  fragment RateFields on RateTotal @_unmask {
    taux
    montant
    horsTaxes
    tva
  }
`);
export type RateTotal = ResultOf<typeof rateFields>;

export const vatFiguresQuery = graphql(
  `
    query VatFigures($du: Date!, $au: Date!) {
      vatFigures(du: $du, au: $au) {
        exigibilite
        declarer: aDeclarer {
          ...RateFields
        }
        facture {
          ...RateFields
        }
        recu {
          ...RateFields
        }
        corrections {
          date
          nature
          invoiceId
          numero
          requestId
          client
          parTaux {
            ...RateFields
          }
        }
        sansFacture {
          requestId
          client
          montant
          depuis
          attendEncore
          dejaFacture
        }
        enAttente
      }
      franchiseTurnover(au: $au) {
        annee
        recu
        seuil
        majore
      }
    }
  `,
  [rateFields],
);

export const vatDocumentsQuery = graphql(
  `
    query VatDocuments(
      $du: Date!
      $au: Date!
      $assiette: VatBasis!
      $taux: String
      $sansTaux: Boolean!
      $page: Int!
      $pageSize: Int!
    ) {
      vatFigures(du: $du, au: $au) {
        documents(assiette: $assiette, taux: $taux, sansTaux: $sansTaux, page: $page, pageSize: $pageSize) {
          totalCount
          items {
            invoiceId
            numero
            requestId
            client
            jours
            parTaux {
              ...RateFields
            }
          }
        }
      }
    }
  `,
  [rateFields],
);

export const monthlyFiguresQuery = graphql(`
  query MonthlyFigures($du: Date!, $au: Date!) {
    monthlyFigures(du: $du, au: $au) {
      mois
      convenu
      convenuHorsTaxes
      facture
      factureHorsTaxes
      recu
      recuHorsTaxes
      locations
      reprises
      demandes
      acceptees
      repondues
      joursDeReponse
    }
  }
`);
export type MonthFigures = ResultOf<typeof monthlyFiguresQuery>['monthlyFigures'][number];

export const turnoverPartsQuery = graphql(`
  query TurnoverParts($du: Date!, $au: Date!) {
    turnoverParts(du: $du, au: $au) {
      categories {
        id
        nom
        montant
        locations
      }
      clients {
        id
        nom
        montant
        locations
      }
      zones {
        id
        nom
        montant
        locations
      }
    }
  }
`);

export const outstandingQuery = graphql(`
  query Outstanding {
    outstanding {
      aFacturer {
        montant
        totalCount
      }
      aPayer {
        montant
        totalCount
      }
      enRetard {
        jusqua
        montant
        totalCount
      }
      impayes {
        montant
        totalCount
      }
      recuDAvance {
        montant
        totalCount
      }
      cautions {
        montant
        totalCount
      }
    }
  }
`);

/** What outdates the figures. */
export const figuresContext = {
  additionalTypenames: ['Invoice', 'Payment', 'Deposit', 'ReservationRequest', 'StoredInvoiceSettings'],
};

/** What the address says is read. */
export interface FiguresView extends FigurePeriod {
  kind: FigurePeriodKind;
}

/** The period of the address; without one that which ended last, which is the one to declare. */
export function readFiguresView(read: (name: string) => string, today: string): FiguresView {
  const kind = figurePeriodKinds.find((each) => each === read('periode')) ?? 'mois';
  const [du, au] = [readDay(read('du')), readDay(read('au'))];
  if (kind === 'choisie' && du !== null && au !== null && du <= au) return { kind, du, au };
  if (du !== null) return { kind, ...figurePeriodOf(kind, du) };
  const calendar = kind === 'choisie' ? 'mois' : kind;
  return { kind, ...adjacentFigures(calendar, figurePeriodOf(calendar, today), -1) };
}

function readDay(value: string): string | null {
  return isRentalDay(value) ? value : null;
}

/** The figure whose documents the address asks for; null for none. */
export interface OpenedFigure {
  basis: VatBasis;
  /** Null for what bears no VAT. */
  taux: string | null;
}

const untaxed = 'sans';

/** The figure that the address opens. */
export function readOpenedFigure(read: (name: string) => string): OpenedFigure | null {
  const basis = vatBases.find((each) => each === read('assiette'));
  const taux = read('taux');
  return basis === undefined || taux === '' ? null : { basis, taux: taux === untaxed ? null : taux };
}

/** The address’s parameters of a figure. */
export function figureAddress({ basis, taux }: OpenedFigure): { assiette: string; taux: string } {
  return { assiette: basis, taux: taux ?? untaxed };
}
