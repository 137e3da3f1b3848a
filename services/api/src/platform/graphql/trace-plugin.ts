import { currentSpan } from '@barnum/hosting/span';
import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Clients choose the names of operations, of any length. */
const longestName = 60;

/** Traces each operation as a span with the operation's name. */
export const tracePlugin: Plugin = {
  onExecute({ args }) {
    const operation = getOperationAST(args.document, args.operationName);
    const attributes = { 'graphql.operation.type': operation?.operation ?? '' };
    const name = operation?.name?.value.slice(0, longestName) ?? operation?.operation;
    const span = currentSpan()?.child(`GraphQL ${name}`, attributes);
    return { onExecuteDone: () => span?.end() };
  },
};
