import type { OperationContext, TypedDocumentNode } from '@urql/core';
import { type QueryState, useRead } from '../use-read.ts';

/** The state of a list query, as ListStates and ListPages need it. */
export interface List<Item> extends Omit<QueryState<unknown>, 'data'> {
  /** Undefined until the first answer. */
  items: Item[] | undefined;
  totalCount: number | undefined;
}

interface Options<Data, Variables, Item> {
  query: TypedDocumentNode<Data, Variables>;
  variables: Variables;
  /** Picks the list from the answer. */
  select: (data: Data) => { items: Item[]; totalCount: number };
  /** As of `useRead`. */
  context?: Partial<OperationContext>;
}

/** Queries a list, or a page of it. */
export function useList<Data, Variables extends object, Item>(options: Options<Data, Variables, Item>): List<Item> {
  const { data, ...reading } = useRead(options.query, options.variables, options.context);
  const page = data === undefined ? undefined : options.select(data);
  return { ...reading, items: page?.items, totalCount: page?.totalCount };
}
