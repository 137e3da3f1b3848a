import type { RentedPeriod } from '@barnum/rules/dates/period';
import { onFirstDay } from '@barnum/rules/prices/piece-rent';
import type { CategoryGroup, ListedArticle } from './catalogue.ts';

/** Orders within a category, as the address names them; the empty one is the owner's. */
export const catalogueOrders = {
  '': 'Ordre du catalogue',
  prix: 'Prix croissant',
  '-prix': 'Prix décroissant',
  nom: 'Nom, de A à Z',
} as const;
export type CatalogueOrder = keyof typeof catalogueOrders;

/** How a visitor looks at the catalogue. */
export interface CatalogueView {
  order: CatalogueOrder;
  /** Only what is free at the visitor's days. */
  onlyFree: boolean;
  /** Only articles for as many people or more; null for all. */
  capacity: number | null;
}

export const wholeCatalogue: CatalogueView = { order: '', onlyFree: false, capacity: null };

const parameters = { order: 'tri', onlyFree: 'libres', capacity: 'capacite' } as const;

/** The view that an address names. */
export function readView(search: string): CatalogueView {
  const query = new URLSearchParams(search);
  const order = query.get(parameters.order) ?? '';
  const capacity = query.get(parameters.capacity) ?? '';
  if (Object.values(parameters).every((parameter) => !query.has(parameter))) return wholeCatalogue;
  return {
    order: isOrder(order) ? order : '',
    onlyFree: query.has(parameters.onlyFree),
    capacity: /^[1-9]\d{0,4}$/.test(capacity) ? Number(capacity) : null,
  };
}

/** The address with this view in its query. */
export function withView(href: string, { order, onlyFree, capacity }: CatalogueView): URL {
  const url = new URL(href);
  const values = { order, onlyFree: onlyFree ? '1' : '', capacity: capacity === null ? '' : String(capacity) };
  for (const [name, parameter] of Object.entries(parameters)) {
    const value = values[name as keyof typeof values];
    if (value === '') url.searchParams.delete(parameter);
    else url.searchParams.set(parameter, value);
  }
  return url;
}

export function isOrder(value: string): value is CatalogueOrder {
  return Object.hasOwn(catalogueOrders, value);
}

/** The groups as `view` shows them on these days, without those that stay empty. `isFree` undefined: not known, all show. */
export function viewGroups(
  groups: readonly CategoryGroup<ListedArticle>[],
  { order, capacity }: Pick<CatalogueView, 'order' | 'capacity'>,
  isFree: ((articleId: number) => boolean) | undefined,
  period: RentedPeriod | null = null,
): readonly CategoryGroup<ListedArticle>[] {
  if (order === '' && capacity === null && !isFree) return groups;
  const isShown = ({ id, capacite }: ListedArticle) =>
    (capacity === null || (capacite ?? 0) >= capacity) && (!isFree || isFree(id));
  const compare = comparisons[order];
  const priced = (article: ListedArticle) => Number(onFirstDay(article, period).prix);
  return groups
    .map((group) => {
      const articles = group.articles.filter(isShown);
      return { ...group, articles: compare ? articles.sort((one, other) => compare(one, other, priced)) : articles };
    })
    .filter(({ articles }) => articles.length > 0);
}

const byName = new Intl.Collator('fr', { numeric: true });

type Comparison = (one: ListedArticle, other: ListedArticle, priced: (article: ListedArticle) => number) => number;

/** The sort is stable: of equal prices the owner's order remains. */
const comparisons: Partial<Record<CatalogueOrder, Comparison>> = {
  prix: (one, other, priced) => priced(one) - priced(other),
  '-prix': (one, other, priced) => priced(other) - priced(one),
  nom: (one, other) => byName.compare(one.nom, other.nom),
};

/** Numbers of people to choose from: those that some articles reach, and others do not. */
export function capacitySteps(groups: readonly CategoryGroup<ListedArticle>[]): readonly number[] {
  const capacities = groups.flatMap(({ articles }) => articles.flatMap(({ capacite }) => capacite ?? []));
  const largest = Math.max(0, ...capacities);
  const smallest = Math.min(largest, ...capacities);
  return steps.filter((step) => step > smallest && step <= largest);
}

const steps = [5, 10, 20, 30, 50, 80, 100, 150, 200, 300, 500] as const;
