import { getOperationAST, OperationTypeNode } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ChangeFeed } from '../db/change-feed.ts';

/** Lets a mutation's answer leave when this process was notified of its changes, so that who made them reads them next. */
export function awaitChanges(changes: ChangeFeed): Plugin {
  return {
    onExecute({ args }) {
      const { operation } = getOperationAST(args.document, args.operationName) ?? {};
      return operation === OperationTypeNode.MUTATION ? { onExecuteDone: () => changes.caughtUp() } : undefined;
    },
  };
}
