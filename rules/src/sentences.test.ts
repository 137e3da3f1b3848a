import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import type * as core from 'zod/v4/core';
import { z } from './fields/zod.ts';
import { limits } from './limits.ts';
import { pricingLimits } from './prices/pricing-sentences.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^[\w/-]+\.ts$/.test(file),
);
const modules: object[] = await Promise.all(files.map((file) => import(/* @vite-ignore */ `./${file}`)));
const schemas = modules
  .flatMap((module): [string, unknown][] => Object.entries(module))
  .flatMap(([name, value]) => (value instanceof z.ZodType ? [{ name, schema: value }] : []));

const wrongValues = [undefined, null, 5, 1.5, -1, 1e30, '', 'x', '\0', 'x'.repeat(300_000), [], [5], {}, true];

it.each(schemas)('whatever $name refuses, it says so in a sentence of ours', ({ schema }) => {
  for (const part of withParts(schema)) {
    for (const value of wrongValues) {
      for (const issue of z.safeParse(part, value).error?.issues ?? []) expect(ours).toContain(issue.message);
    }
  }
});

it('all commands are held to this', () => {
  expect(schemas.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['articleInput', 'signInInput', 'reservationRequestInput', 'primaryImageInput']),
  );
});

/** A schema and all schemas that it is made of, but for transformations, which take what a schema let through. */
function withParts(schema: core.$ZodType): core.$ZodType[] {
  if (schema._zod.def.type === 'transform') return [];
  return [schema, ...parts(schema as core.$ZodTypes).flatMap(withParts)];
}

function parts({ _zod: { def } }: core.$ZodTypes): core.$ZodType[] {
  switch (def.type) {
    case 'object':
      return Object.values(def.shape);
    case 'array':
      return [def.element];
    case 'union':
      return [...def.options];
    case 'pipe':
      return [def.in, def.out];
    case 'optional':
    case 'nullable':
    case 'default':
      return [def.innerType];
    default:
      return [];
  }
}

const numbers = [...Object.values(limits), ...Object.values(pricingLimits), 0, 1, 12];
const ours = modules
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) => (/sentences$/i.test(name) ? sentencesOf(value) : []));

function sentencesOf(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown) => {
    if (typeof value === 'function') return numbers.map((number) => String(value(number)));
    return typeof value === 'object' && value !== null ? sentencesOf(value) : String(value);
  });
}
