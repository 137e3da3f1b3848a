import { graphql } from '../lib/service/graphql.ts';
import { useRead } from './use-read.ts';

export const markingQuery = graphql(`
  query Marking {
    marksPieces
  }
`);

const variables = {};

/** Whether the company marks its pieces: else nothing speaks of them. Undefined until that is known. */
export function useMarking(): boolean | undefined {
  return useRead(markingQuery, variables).data?.marksPieces;
}
