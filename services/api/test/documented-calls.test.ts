import { describe, expect, it } from 'vitest';
import { restRoutes } from '../src/assembly/rest-routes.ts';
import { callRest, seedEverything, viaGraphql } from './support/both-apis.ts';
import { documentedCalls, documentedFields } from './support/documented-calls.ts';
import { selectAllFields } from './support/select-all-fields.ts';
import { onOneDatabase } from './support/service.ts';

it('every call that the service offers has a row', () => {
  const offered = restRoutes.map(({ method, path }) => `${method} ${path}`);
  expect(documentedCalls.map(({ call }) => call).toSorted()).toEqual(offered.toSorted());
});

onOneDatabase('documented calls', (service) => {
  describe.each(documentedCalls)('$call', (row) => {
    it('answers an administrator under the documented names, and GraphQL the same', async () => {
      await seedEverything(service);
      const token = await service.signIn('administrator');
      // The second API finds what the first one may have deleted.
      const isDestructive = row.call.startsWith('DELETE');
      const whole = { ...row, graphql: selectAllFields(row.graphql) };
      if (!isDestructive) expect(await viaGraphql(service, whole, token)).toBe('allowed');
      const { status, body } = await callRest(service, row, token);
      expect([status, Object.keys(body ?? {})]).toEqual([row.status, row.answers]);
      for (const [path, keys] of Object.entries(documentedFields)) {
        if (!path.startsWith(`${row.call}.`)) continue;
        expect([path, Object.keys(at(body, path.slice(row.call.length + 1)))]).toEqual([path, keys]);
      }
      if (isDestructive) {
        const again = await service.graphql(row.graphql, {}, token);
        expect(again.errors[0]?.extensions?.code).toBe('NOT_FOUND');
      }
    });
  });
});

function at(value: unknown, path: string): object {
  const found = path.split('.').reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);
  return found as object;
}
