import type { GlobalContextServer } from 'vike/types';
import { loadEnv } from '../server/env.ts';

/** What pages know of the server: in development, where Vite serves them, as well. */
export function onCreateGlobalContext(globalContext: GlobalContextServer): void {
  globalContext.env = loadEnv();
}
