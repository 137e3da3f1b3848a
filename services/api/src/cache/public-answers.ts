import { AnswerCache } from '@barnum/hosting/answer-cache';
import { internalChanges } from '@barnum/hosting/internal-changes';
import { cachedBy, serveCached } from '@barnum/hosting/serve-cached';
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { getOperationAST } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { ChangeFeed } from '../db/change-feed.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** A GraphQL query that a visitor may make, answered without an error. */
    answersPublicQuery: boolean;
    /** What the answer is made of changes without being told here. */
    isForNowAlone: boolean;
  }
  interface FastifyContextConfig {
    /** A documented call that visitors make to read. */
    isPublicRead?: boolean;
  }
}

/** Room for answers, in bytes. */
const maxBytes = 64 * 1024 * 1024;

/** Longer queries are answered each time, in characters. */
const maxQueryLength = 8_000;

/** Tables that no visitor reads: their changes leave the answers alone. */
const privateTables = new Set([
  'users',
  'reservation_requests',
  'reservation_request_items',
  'request_events',
  'request_messages',
  'mails',
  'calendar_feeds',
  'mail_templates',
  '',
]);

/** Whether visitors read what is in `table`. */
export function isPublicContent(table: string): boolean {
  return !privateTables.has(table);
}

/** Keeps the answers to visitors' reads until the content changes, by REST and by GraphQL alike. */
export function keepPublicAnswers(app: FastifyInstance, changes: ChangeFeed): AnswerCache {
  const cache = new AnswerCache({ maxBytes });
  changes.watch({
    changed: (table) => {
      if (isPublicContent(table)) cache.purge();
    },
    linked: (isLinked) => cache.setLive(isLinked),
  });
  app.decorateRequest('answersPublicQuery', false);
  app.decorateRequest('isForNowAlone', false);
  serveCached(app, {
    cache,
    keyOfGet: (request) => (request.routeOptions.config.isPublicRead ? pathOf(request) : null),
    isShareable: (_key, { statusCode, request }) =>
      statusCode === 200 && (request.answersPublicQuery || request.routeOptions.config.isPublicRead === true),
  });
  return cache;
}

/** Answers a visitor's GraphQL query that was answered before. */
export function answerKeptQuery(cache: AnswerCache): preHandlerAsyncHookHandler {
  return cachedBy(cache, (request) => {
    const { query, variables, operationName } = (request.body ?? {}) as Record<string, unknown>;
    // The storefront keeps pages of its own and must not make them of an answer that is about to be dropped here.
    if (typeof query !== 'string' || request.headers[internalChanges.header] !== undefined) return null;
    if (/\b(mutation|subscription)\b/.test(query) || !isFlat(variables)) return null;
    // Who asks for another media type gets another answer.
    const key = JSON.stringify([query, variables, operationName, request.headers.accept]);
    return key.length > maxQueryLength ? null : key;
  });
}

/**
 * Tells which queries' answers may be kept; and lets a mutation's answer leave only when its changes were heard here,
 * so that who made it reads them next.
 */
export function publicQueryPlugin(changes: ChangeFeed): Plugin<{ req: FastifyRequest }> {
  return {
    onExecute({ args }) {
      const { operation } = getOperationAST(args.document, args.operationName) ?? {};
      return {
        async onExecuteDone({ args: { contextValue }, result }) {
          if (operation === 'mutation') await changes.caughtUp();
          const { req } = contextValue;
          req.answersPublicQuery =
            operation === 'query' && !req.isForNowAlone && 'data' in result && result.errors === undefined;
        },
      };
    },
  };
}

// Visitors' queries take plain values; what somebody nests a hundred thousand times cannot even be written into a key.
function isFlat(variables: unknown): boolean {
  return Object.values(variables ?? {}).every((value) => typeof value !== 'object' || value === null);
}

function pathOf(request: FastifyRequest): string {
  const end = request.url.indexOf('?');
  return end === -1 ? request.url : request.url.slice(0, end);
}
