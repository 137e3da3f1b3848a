import type { LineKind } from './money/lines.ts';

/** On its way out, or back. */
export const movements = ['depart', 'retour'] as const;
export type Movement = (typeof movements)[number];

/** Lines with pieces to load: fees and the delivery have none. */
export const loadedKinds = ['article', 'libre'] as const satisfies readonly LineKind[];

export function isLoaded({ nature }: { nature: LineKind }): boolean {
  return loadedKinds.some((kind) => kind === nature);
}
