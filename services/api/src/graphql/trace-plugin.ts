import { currentSpan } from '@barnum/hosting/span';
import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';

/** Makes the execution of each operation a span of its own, under the name that the document gives it. */
export const tracePlugin: Plugin = {
  onExecute({ args }) {
    const operation = getOperationAST(args.document, args.operationName);
    const attributes = { 'graphql.operation.type': operation?.operation ?? '' };
    const span = currentSpan()?.child(`GraphQL ${operation?.name?.value ?? operation?.operation}`, attributes);
    return { onExecuteDone: () => span?.end() };
  },
};
