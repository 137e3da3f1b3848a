import { currentSpan } from '@barnum/hosting/span';
import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Names come from whoever asks, at any length. */
const longestName = 60;

/** Makes the execution of each operation a span of its own, under the name that the document gives it. */
export const tracePlugin: Plugin = {
  onExecute({ args }) {
    const operation = getOperationAST(args.document, args.operationName);
    const attributes = { 'graphql.operation.type': operation?.operation ?? '' };
    const name = operation?.name?.value.slice(0, longestName) ?? operation?.operation;
    const span = currentSpan()?.child(`GraphQL ${name}`, attributes);
    return { onExecuteDone: () => span?.end() };
  },
};
