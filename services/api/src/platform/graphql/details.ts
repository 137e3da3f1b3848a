import type { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { CallContext } from '../context.ts';

/** What Yoga keeps of one call, from its request to its answer. */
export interface Call {
  /** The context of the call, made once: a wrong key is counted by it. */
  context(): Promise<CallContext>;
}

// Beside the errors, not in them: who calls may not be known yet, and nothing is told unless somebody adds it.
const details = new WeakMap<GraphQLError, string>();

/**
 * Tells GraphQL's own message about a document or its variables, which names the field or variable that is wrong, as
 * `extensions.detail`: to everybody with `open`, otherwise to the programs of valid keys alone.
 */
export function detailPlugin({ open }: { open: boolean }): Plugin<object, Call> {
  return {
    async onResultProcess({ result, serverContext }) {
      const errors = 'errors' in result ? (result.errors ?? []) : [];
      const detailed = errors.filter((error) => details.has(error));
      if (detailed.length === 0 || !(open || (await hasKey(serverContext)))) return;
      for (const error of detailed) error.extensions.detail = details.get(error);
    },
  };
}

/** Keeps what `detailPlugin` may tell of an error. */
export function keepDetail(error: GraphQLError, detail: string): void {
  details.set(error, detail);
}

async function hasKey({ context }: Call): Promise<boolean> {
  // A call that stops before its context is refused for its document, whoever sends it.
  const viewer = await context().then(
    (made) => made.viewer,
    () => null,
  );
  return viewer !== null && viewer.keyName !== null;
}
