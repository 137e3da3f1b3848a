import { createRequire } from 'node:module';
import { defineProject } from 'vitest/config';

export default defineProject({
  // Node loads graphql's CommonJS build for the packages that use it; the tests must share that one copy.
  resolve: { alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  test: {
    name: 'api',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    // Programs of their own, with `npm test -- faults`.
    exclude: ['test/faults/**'],
    setupFiles: ['../../scripts/lib/vitest/leaves-nothing.mjs', '../../scripts/lib/vitest/same-examples.mjs'],
    globalSetup: ['test/support/global-setup.ts'],
    // Each process loads the service once, for all of its files, and keeps the threads that draw: half of the time.
    isolate: false,
    hookTimeout: 60_000,
    testTimeout: 60_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
