import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepTemporaryFilesTogether } from './scripts/lib/vitest/temporary-files.mjs';

keepTemporaryFilesTogether();

/** How long a test and a poll wait for what comes: on a busy machine everything comes late. */
const patience = { testTimeout: 60_000, expect: { poll: { timeout: 10_000 } } };

/** The one line of a failure that a list of failures keeps says what was found. */
const words = { chaiConfig: { truncateThreshold: 1_000 } };

/** Every file is held to what it found, says how much of its time its process worked, and draws the same examples. */
const setupFiles = ['scripts/lib/vitest/leaves-nothing.mjs', 'scripts/lib/vitest/same-examples.mjs'];

/** Tests of a room that need neither a database nor a browser. One process runs many files: it loads them all once. */
const plain = (name: string, folder = name) => ({
  test: { name, include: [`${folder}/**/*.test.{ts,tsx}`], isolate: false, setupFiles, ...patience, ...words },
});

export default defineConfig({
  test: {
    // One core stays free where there are three; of two, both work, as much of the time goes into waiting.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      plain('rules'),
      plain('hosting', 'services/hosting'),
      plain('storefront'),
      plain('backoffice'),
      'services/*/vitest.config.ts',
      {
        test: {
          name: 'faults',
          include: ['services/api/test/faults/**/*.test.ts'],
          // Two at a time on a small machine, also beside the deployment: they wait for a start or an end as often as they
          // work.
          testTimeout: 300_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'deployment',
          include: ['e2e/deployment/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: ['e2e/deployment/**'],
          globalSetup: ['e2e/support/start-programs.ts'],
          // A browser waits as often as it works: two of three processors are busy. Each worker has the programs for
          // itself, and one Chromium for all of its files.
          maxWorkers: 2,
          isolate: false,
          // Two of its own, whatever the other projects have.
          sequence: { groupOrder: 1 },
          // How long what hangs is waited for: a walk through a whole year takes a minute on a machine that has other work.
          testTimeout: 180_000,
          hookTimeout: 180_000,
          // As long as a locator waits, see support/test.ts.
          expect: { poll: { timeout: 10_000 } },
          ...words,
        },
      },
    ],
  },
});
