import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../../scripts/lib/root.mjs';
import { makeDemoData, makeEmptyData } from './demo-data.ts';
import { type Addresses, type Programs, startPrograms } from './programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the programs of each worker. */
    programs: readonly Addresses[];
    /** A data folder with an empty database, see empty-data.ts. */
    emptyData: string;
  }
}

let sets: Programs[] = [];
let empty: string;

/** Runs the programs with the demo data, once for each worker: files that run at the same time share nothing. */
export async function setup(project: TestProject): Promise<void> {
  // Once, not by each start; as what is served, not as what is tested.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit', env });
  empty = await makeEmptyData();
  const data = await makeDemoData(empty);
  const workers = Array.from({ length: project.config.maxWorkers });
  // The tests sign in and send requests far more often than users do.
  sets = await Promise.all(workers.map(() => startPrograms({ RATE_LIMIT_FACTOR: '1000' }, data)));
  rmSync(data, { recursive: true });
  project.provide('emptyData', empty);
  project.provide(
    'programs',
    sets.map(({ end: _end, ...addresses }) => addresses),
  );
}

export async function teardown(): Promise<void> {
  await Promise.all(sets.map((programs) => programs.end()));
  rmSync(empty, { recursive: true });
}
