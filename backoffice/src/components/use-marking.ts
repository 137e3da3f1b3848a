import { graphql } from '../lib/service/graphql.ts';
import { useRead } from './use-read.ts';

export const markingQuery = graphql(`
  query Marking {
    marksPieces
  }
`);

const variables = {};

/** Whether the company marks its pieces: else nothing speaks of them. */
export function useMarking(): boolean {
  return useRead(markingQuery, variables).data?.marksPieces ?? false;
}
