import { addDays, daysBetween, isRentalDay } from '@barnum/rules/dates/days';
import { eachDay, type Period } from '@barnum/rules/dates/period';
import { limits } from '@barnum/rules/limits';
import type { Turnover } from '@barnum/rules/requests/availability/turnover';
import type { ResultOf } from 'gql.tada';
import { readPackWish, type SaidWish } from '../../lib/read-pack-wish.ts';
import { graphql } from '../../lib/service/graphql.ts';

export const stockCalendarQuery = graphql(`
  query StockCalendar(
    $debut: Date!
    $fin: Date!
    $articleId: Int
    $categoryId: Int
    $terrain: Ground
    $choix: [Int!]
    $reponses: [PackAnswerInput!]
    $page: Int!
    $articleIds: [Int!]!
    $packs: [PackWish!]
    $du: Date!
    $au: Date!
    $hasDays: Boolean!
  ) {
    stockCalendar(
      debut: $debut
      fin: $fin
      articleId: $articleId
      categoryId: $categoryId
      terrain: $terrain
      choix: $choix
      reponses: $reponses
      page: $page
    ) {
      totalCount
      articles {
        id
        nom
        unite
        quantite
        categorie {
          nom
        }
      }
      taken {
        articleId
        jours {
          reserve
          aConfirmer
          stock
          libre
          libres
          turnover {
            retourAvant
            retraitDes
          }
        }
      }
    }
    occupation(date: $du, dateRetour: $au, articleIds: $articleIds, packs: $packs) @include(if: $hasDays) {
      articleId
      stock
      reserve
      aConfirmer
      libre
    }
    categories {
      id
      nom
    }
  }
`);

export type StockCalendar = ResultOf<typeof stockCalendarQuery>['stockCalendar'];
export type CalendarArticle = StockCalendar['articles'][number];
type CountedDay = StockCalendar['taken'][number]['jours'][number];

/** What the address asks for: an article (with what is said of it as a pack), a category or all, and days; without any, from today on. */
export interface CalendarView extends SaidWish {
  articleId: number | null;
  categoryId: number | null;
  /** The chosen days; null where the address names none. */
  chosen: Period | null;
  /** The days shown: whole months for an article, and otherwise the chosen ones. */
  shown: Period;
}

/** Days shown from today on where none are chosen. */
const usualDays = 28;

/**
 * The view of an address: `?article=12&du=2027-06-12&au=2027-06-14`, `?categorie=3`; `mois=2027-07` turns
 * the pages, `terrain=dur` and `choix=4,7` say what is wanted of a pack.
 */
export function readCalendarView(read: (name: string) => string, today: string): CalendarView {
  const articleId = readNumber(read('article'));
  const categoryId = articleId === null ? readNumber(read('categorie')) : null;
  const [du, au] = [read('du'), read('au')];
  const chosen = isRentalDay(du) ? { debut: du, fin: isRentalDay(au) && au >= du ? clipped(du, au) : du } : null;
  const isMonth = isRentalDay(`${read('mois')}-01`);
  const shown =
    articleId === null
      ? (chosen ?? { debut: today, fin: addDays(today, usualDays - 1) })
      : twoMonthsFrom(isMonth ? `${read('mois')}-01` : (chosen?.debut ?? today));
  return { articleId, categoryId, ...readPackWish(read), chosen, shown };
}

/** The same number of days, so many days before or after. */
export function adjacentPeriod({ debut, fin }: Period, direction: -1 | 1): Period {
  const days = direction * (daysBetween(debut, fin) + 1);
  return { debut: addDays(debut, days), fin: addDays(fin, days) };
}

/** The month before or after that of a day, `2027-07`. */
export function adjacentMonth(day: string, direction: -1 | 1): string {
  return addDays(`${day.slice(0, 7)}-01`, direction * 28 + (direction === 1 ? 3 : 0)).slice(0, 7);
}

export interface DayOfStock {
  jour: string;
  /** Null without limit, as the stock. */
  stock: number | null;
  libre: number | null;
  reserve: number;
  aConfirmer: number;
  /** The hours of a day on which some come back and may leave again; `libre` is counted after. */
  turnover: Turnover | null;
  /** Nothing taken; some free; free, but all of it asked for; nothing free. */
  level: 'libre' | 'entame' | 'demande' | 'complet';
}

/** Each article of the calendar with its days. */
export function calendarRows({ articles, taken }: StockCalendar, period: Period) {
  const days = eachDay(period);
  const byArticle = new Map(taken.map(({ articleId, jours }) => [articleId, jours]));
  return articles.map((article) => ({
    article,
    days: days.flatMap((jour, index) => {
      const counted = byArticle.get(article.id)?.[index];
      return counted ? [dayOf(jour, counted)] : [];
    }),
  }));
}

function dayOf(jour: string, { libres, ...counted }: CountedDay): DayOfStock {
  const all = { jour, ...counted };
  if (counted.libre === 0) return { ...all, level: 'complet' };
  if (libres === 0) return { ...all, level: 'demande' };
  return { ...all, level: counted.reserve + counted.aConfirmer === 0 ? 'libre' : 'entame' };
}

/** As many days as the service counts at once. */
function clipped(du: string, au: string): string {
  const last = addDays(du, limits.planningDays - 1);
  return au < last ? au : last;
}

function twoMonthsFrom(day: string): Period {
  const debut = `${day.slice(0, 7)}-01`;
  const next = `${adjacentMonth(debut, 1)}-01`;
  return { debut, fin: addDays(`${adjacentMonth(next, 1)}-01`, -1) };
}

function readNumber(value: string): number | null {
  return /^\d{1,9}$/.test(value) ? Number(value) : null;
}
