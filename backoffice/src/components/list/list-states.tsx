import type { ReactNode } from 'react';
import { QueryFailure } from '../query-failure.tsx';
import styles from './list-states.module.css';
import type { List } from './use-list.ts';

interface Props<Item> {
  list: List<Item>;
  /** The sentence when the list could not be read; null when it is logged to the console only. */
  failure: string | null;
  /** Shown until the first answer, in the final size. */
  skeleton: ReactNode;
  /** Shown when the list is empty. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list in any state: loading, failed (with a retry button), empty or filled. */
export function ListStates<Item>({ list, failure, skeleton, empty, children }: Props<Item>) {
  const { items, hasFailed, isFetching, isOutdated } = list;
  return (
    <div className={isOutdated ? styles.outdated : undefined} aria-busy={isFetching}>
      {hasFailed && <QueryFailure failure={failure} reading={list} />}
      {!hasFailed && !items && skeleton}
      {!hasFailed && items?.length === 0 && empty}
      {items && items.length > 0 && children(items)}
    </div>
  );
}
