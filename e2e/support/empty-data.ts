import { inject } from 'vitest';

/** A data folder whose database is migrated and holds nothing: what a new shop begins with, a few seconds sooner. */
export const emptyData = inject('emptyData');
