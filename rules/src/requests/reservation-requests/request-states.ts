/** The life of a reservation request, in its order. */
export const requestStates = [
  'nouvelle',
  'a_confirmer',
  'confirmee',
  'sortie',
  'rendue',
  'refusee',
  'annulee',
] as const;
export type RequestState = (typeof requestStates)[number];

/** French label of each state. */
export const requestStateLabels: Record<RequestState, string> = {
  nouvelle: 'nouvelle',
  a_confirmer: 'à confirmer',
  confirmee: 'confirmée',
  sortie: 'sortie',
  rendue: 'rendue',
  refusee: 'refusée',
  annulee: 'annulée',
};

/** What leads to each state, as its button says it. */
export const stepVerbs: Record<RequestState, string> = {
  nouvelle: 'Rouvrir',
  a_confirmer: 'Noter la proposition comme envoyée',
  confirmee: 'Confirmer',
  sortie: 'Noter le départ',
  rendue: 'Noter le retour',
  refusee: 'Refuser',
  annulee: 'Annuler la demande',
};

/**
 * The states that may follow each state. A call confirms at once, without a proposal. A refused or cancelled request
 * can be opened again; a departure or return that was marked by mistake can be undone.
 */
const transitions: Record<RequestState, readonly RequestState[]> = {
  nouvelle: ['a_confirmer', 'confirmee', 'refusee', 'annulee'],
  a_confirmer: ['confirmee', 'refusee', 'annulee'],
  confirmee: ['sortie', 'refusee', 'annulee'],
  sortie: ['rendue', 'confirmee'],
  rendue: ['sortie'],
  refusee: ['nouvelle'],
  annulee: ['nouvelle'],
};

/** The states that may follow `state`, the usual one first. */
export function nextStates(state: RequestState): readonly RequestState[] {
  return transitions[state];
}

/** States in which the articles of a request are reserved: nobody else can have them. */
export const reservingStates = ['confirmee', 'sortie'] as const satisfies readonly RequestState[];

/** States of requests that are shown as pending and reserve nothing. */
export const pendingStates = ['nouvelle', 'a_confirmer'] as const satisfies readonly RequestState[];

/** States that a planning shows. */
export const plannedStates = [
  ...pendingStates,
  ...reservingStates,
  'rendue',
] as const satisfies readonly RequestState[];

/** True for a state that is shown as pending and reserves nothing. */
export function isPending(state: RequestState): boolean {
  return (pendingStates as readonly RequestState[]).includes(state);
}

/** True for a request that was refused or cancelled. */
export function isOver(state: RequestState): boolean {
  return state === 'refusee' || state === 'annulee';
}

/** States of what was agreed: in these a request's quote is an accepted one. */
export const agreedStates = [...reservingStates, 'rendue'] as const satisfies readonly RequestState[];

export function isAgreed(statut: RequestState): boolean {
  return (agreedStates as readonly RequestState[]).includes(statut);
}

/** Whether the law has the company keep a request: its quote was accepted (Code de commerce L. 123-22, ten years). */
export function isKeptByLaw({ statut, devis }: { statut: RequestState; devis: readonly unknown[] }): boolean {
  return devis.length > 0 && isAgreed(statut);
}

/** True for a state in which the articles are reserved. */
export function isReserving(state: RequestState): boolean {
  return (reservingStates as readonly RequestState[]).includes(state);
}

/**
 * The mail that a change of state sends to the visitor; null for none. Taking back a departure that was marked by
 * mistake sends nothing.
 */
export function mailKindForMove(from: RequestState, to: RequestState): 'confirmation' | 'refus' | null {
  if (to === 'refusee') return 'refus';
  return to === 'confirmee' && !isReserving(from) ? 'confirmation' : null;
}

/** True for a state in which the visitor may cancel alone; once it is confirmed the company is asked. */
export function isCancellable(state: RequestState): boolean {
  return isPending(state);
}

/** How a request came in: by the form, or entered by an administrator after a call. */
export const requestOrigins = ['site', 'telephone'] as const;
export type RequestOrigin = (typeof requestOrigins)[number];

/** Authors of a request's history and of the journal other than people who sign in, who are named by their e-mail address. */
export const authors = { visitor: 'visiteur', system: 'système', command: 'ligne de commande' } as const;
