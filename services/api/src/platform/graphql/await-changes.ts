import { getOperationAST, OperationTypeNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ChangeFeed } from '../db/change-feed.ts';

/**
 * Delays a mutation's answer until its changes were notified, so that the caller's next read does not get a cached
 * answer.
 */
export function awaitChanges(changes: ChangeFeed): Plugin {
  return {
    onExecute({ args }) {
      const { operation } = getOperationAST(args.document, args.operationName) ?? {};
      return operation === OperationTypeNode.MUTATION ? { onExecuteDone: () => changes.caughtUp() } : undefined;
    },
  };
}
