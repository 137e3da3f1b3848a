import type { GlobalContextServer } from 'vike/types';
import { loadEnv } from '../server/env.ts';

/** The server's settings for the pages, also in development, where Vite serves them. */
export function onCreateGlobalContext(globalContext: GlobalContextServer): void {
  globalContext.env = loadEnv();
}
