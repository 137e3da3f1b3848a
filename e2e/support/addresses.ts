import { inject } from 'vitest';
import type { Addresses } from './programs.ts';

/** Of the programs that this worker has for itself; workers are numbered from 1. */
export const addresses = inject('programs')[Number(process.env.VITEST_POOL_ID) - 1] as Addresses;
