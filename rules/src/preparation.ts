/** On its way out, or back. */
export const movements = ['depart', 'retour'] as const;
export type Movement = (typeof movements)[number];
