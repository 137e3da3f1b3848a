import { DomainError } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { sentences } from '@barnum/rules/sentences';
import { createComplexityRule, type FieldComplexityFunction } from '@pothos/plugin-complexity';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isCompositeType,
  isListType,
  validate,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import type { CallContext } from '../context.ts';
import type { Db } from '../db/client.ts';

/**
 * What one call may cost, in microseconds of work: its values, each counted as often as it is answered (see `weigh`). What
 * the storefront's catalogue asks of a large shop takes nearly all of it.
 */
export const maxCost = 300_000;

/** Articles of a shop as large as Barnum is made for: as often a list of the whole catalogue is counted. */
export const catalogueSize = 2_000;

/** How often a list is counted that says nothing of its length: pictures, specifications, lines of a request. */
const usualLength = 2;

/** How often a list is counted that visitors get whole, and that a shop keeps short. */
const shortList = 100;

// Microseconds, as measured with 2,000 articles: see `bench/lib/hostile.mjs`.
const valueCost = 1;
/** A record of a list, or beneath another. */
const recordCost = 17;
/** A list beneath a record, which is read by a statement of its own and put together for each record. */
const listCost = 25;
/** A long text, which is sanitised anew when it is shown. */
const textCost = 400;

/** The words of one article, compared with those that are sought. */
const closenessCost = 110;

/**
 * What a field costs, and how often what is selected beneath it: of a page as many records as it may have, of a list those
 * that were asked for. Fields of the catalogue state theirs themselves (`complexity`).
 */
export const weigh: FieldComplexityFunction<CallContext, Record<string, unknown>> = (args, _context, field) => {
  if (typeof args.pageSize === 'number') return { field: recordCost, multiplier: args.pageSize / usualLength };
  if (isListType(getNullableType(field.type))) return { field: listCost, multiplier: lengthAsked(args) ?? usualLength };
  if (isCompositeType(getNullableType(field.type))) return recordCost;
  return getNamedType(field.type).name === 'Html' ? textCost : valueCost;
};

/** How often a list of the catalogue is counted: as many articles as were asked for, or all. */
export function weighCatalogue({ ids, proches }: CatalogueArgs, context: object) {
  const all = 'articleCount' in context ? Number(context.articleCount) : catalogueSize;
  const count = Math.min(ids?.length ?? all, proches ? limits.closeArticles : Number.POSITIVE_INFINITY);
  return { field: recordCost * count + (proches ? closenessCost * all : 0), multiplier: count };
}

interface CatalogueArgs {
  ids?: readonly unknown[] | null | undefined;
  proches?: boolean | null | undefined;
}

/** Of a list that few records have at all: what is in a pack. */
export const fewOfMany = { field: listCost, multiplier: 0.2 };

/** Of what few records of a list have, read for all of them by one statement: prices of lists that will count. */
export const fewReadAtOnce = { field: valueCost, multiplier: 0.2 };

/** Of what is read for all records of a list at once, by a statement of its own. */
export const readForAll = { field: recordCost, multiplier: 1 };

/** Of a list that is short by what it is, and whole where no `limit` is given: categories, partners, testimonials. */
export function weighShortList({ limit }: { limit?: number | null | undefined }) {
  return { field: recordCost, multiplier: limit ?? shortList };
}

function lengthAsked({ limit, ids, articles = ids, articleIds = articles }: Record<string, unknown>): number | null {
  if (typeof limit === 'number') return limit;
  return Array.isArray(articleIds) ? articleIds.length : null;
}

/** How many articles there are, of which lists without a limit cost. */
export type CountCatalogue = (db: Db) => Promise<number>;

/**
 * Refuses an operation that would cost too much, with 400, before anything of it is read. Articles are counted for what a
 * large catalogue would make too costly.
 */
export function costOfWork(countArticles: CountCatalogue): Plugin<CallContext> {
  async function requireAffordable(asked: Asked & { contextValue: CallContext }): Promise<void> {
    if (costOf(asked) <= maxCost) return;
    const cost = costOf({
      ...asked,
      articleCount: Math.min(await countArticles(asked.contextValue.db), catalogueSize),
    });
    if (cost <= maxCost) return;
    throw tooCostly(`Cost limit of ${maxCost} exceeded: ${cost}`);
  }
  return { onExecute: ({ args }) => requireAffordable(args), onSubscribe: ({ args }) => requireAffordable(args) };
}

/**
 * The refusal of a call that asks too much, with 400 whatever the client accepts.
 * @param detail which limit it exceeds, for developers
 */
export function tooCostly(detail: string): GraphQLError {
  const originalError = new DomainError('BAD_REQUEST', { message: sentences.http.tooCostly });
  return new GraphQLError(detail, { originalError });
}

interface Asked {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  variableValues?: Readonly<Record<string, unknown>> | null | undefined;
  /** Of the shop, or as many as Barnum is made for. */
  articleCount?: number;
}

/** What an operation costs; 0 where its variables are refused anyway. */
export function costOf({
  schema,
  document,
  operationName,
  variableValues,
  articleCount = catalogueSize,
}: Asked): number {
  let cost = 0;
  const rule = createComplexityRule({
    context: { articleCount },
    variableValues: { ...variableValues },
    operationName: operationName ?? null,
    onResult: ({ complexity }) => {
      cost = Math.max(cost, complexity);
    },
  });
  validate(schema, document, [rule]);
  return cost;
}
