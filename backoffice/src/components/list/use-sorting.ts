import { useListAddress } from './use-list-address.ts';

export interface Sorting {
  key: string;
  direction: 'asc' | 'desc';
}

/** The order of a list from its address, `?tri=prix-desc`; null is the default order. */
export function readSorting(parameter: string): Sorting | null {
  const [, key, direction] = /^([a-z]+)-(asc|desc)$/.exec(parameter) ?? [];
  return key === undefined || direction === undefined ? null : { key, direction: direction === 'asc' ? 'asc' : 'desc' };
}

/** How a list is sorted, and the address of another order: a second click on a column reverses it. */
export function useSorting() {
  const { read, searchWith } = useListAddress();
  const sorting = readSorting(read('tri'));

  function searchSortedBy(key: string): string {
    const direction = sorting?.key === key && sorting.direction === 'asc' ? 'desc' : 'asc';
    return searchWith({ tri: `${key}-${direction}` });
  }

  return { sorting, searchSortedBy };
}
