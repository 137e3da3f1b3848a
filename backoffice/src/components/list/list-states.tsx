import type { ReactNode } from 'react';
import { FailedReading } from '../failed-reading.tsx';
import styles from './list-states.module.css';
import type { List } from './use-list.ts';

interface Props<Item> {
  list: List<Item>;
  /** The sentence for a list that could not be read; null when the console alone tells it. */
  failure: string | null;
  /** What stands there, in the final size, until the list was read once. */
  skeleton: ReactNode;
  /** What stands there when nothing is listed. */
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
}

/** A list in whichever state it is: loading, failed (with a way to try again), empty or there. */
export function ListStates<Item>({ list, failure, skeleton, empty, children }: Props<Item>) {
  const { items, hasFailed, isFetching, isOutdated } = list;
  return (
    <div className={isOutdated ? styles.outdated : undefined} aria-busy={isFetching}>
      {hasFailed && <FailedReading failure={failure} reading={list} />}
      {!hasFailed && !items && skeleton}
      {!hasFailed && items?.length === 0 && empty}
      {items && items.length > 0 && children(items)}
    </div>
  );
}
