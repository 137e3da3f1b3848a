import type { TestProject } from 'vitest/node';
import { type Programs, startPrograms } from './programs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    storefrontUrl: string;
    backofficeUrl: string;
    serviceUrl: string;
  }
}

let programs: Programs;

/** Runs the programs once for all browser tests, with the demo data. */
export async function setup(project: TestProject): Promise<void> {
  // The tests sign in and send requests far more often than users do.
  programs = await startPrograms({ RATE_LIMIT_FACTOR: '1000' });
  project.provide('serviceUrl', programs.serviceUrl);
  project.provide('storefrontUrl', programs.storefrontUrl);
  project.provide('backofficeUrl', programs.backofficeUrl);
}

export async function teardown(): Promise<void> {
  await programs.end();
}
