import type { RefObject } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { readPageNumber, searchOfPage } from './page-number.ts';
import { Pager } from './pager.tsx';
import type { List } from './use-list.ts';

/** How many records a page of an admin list holds. */
export const pageSize = 20;

interface Props {
  list: List<unknown>;
  /** What takes the focus when the page was turned: the line that counts the list. */
  top: RefObject<HTMLElement>;
}

/** The pages of a list that the service cuts; an address past the end leads to the last one. */
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
