import { expect, it } from 'vitest';
import { schemaDrift } from '../src/db/migrate.ts';

it('the migrations lead exactly to the Prisma schema', { timeout: 120_000 }, async () => {
  expect(await schemaDrift()).toBeNull();
});
