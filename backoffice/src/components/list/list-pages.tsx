import type { RefObject } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { readPageNumber, searchOfPage } from './page-number.ts';
import { Pager } from './pager.tsx';
import type { List } from './use-list.ts';

/** Records per page. */
export const pageSize = 20;

interface Props {
  list: List<unknown>;
  /** Takes the focus after a page change: the line with the count. */
  top: RefObject<HTMLElement>;
}

/** The pages of a list paginated by the service; an address past the end redirects to the last page. */
export function ListPages({ list, top }: Props) {
  const [parameters] = useSearchParams();
  const page = readPageNumber(parameters);
  const lastPage = Math.max(1, Math.ceil((list.totalCount ?? 0) / pageSize));
  const isPastTheEnd = list.totalCount !== undefined && !list.isFetching && page > lastPage;

  function showTop() {
    window.scrollTo({ top: 0 });
    top.current?.focus({ preventScroll: true });
  }

  if (isPastTheEnd) return <Navigate to={{ search: searchOfPage(parameters, lastPage) }} replace />;
  return <Pager page={page} lastPage={lastPage} onTurn={showTop} />;
}
