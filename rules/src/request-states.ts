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

/** How a state reads. */
export const requestStateLabels: Record<RequestState, string> = {
  nouvelle: 'nouvelle',
  a_confirmer: 'à confirmer',
  confirmee: 'confirmée',
  sortie: 'sortie',
  rendue: 'rendue',
  refusee: 'refusée',
  annulee: 'annulée',
};

/**
 * Where a request may go from each state. A telephone call confirms at once, without a proposal. What was refused or
 * cancelled can be taken up again; what was marked as gone or as back by mistake, taken back.
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

/** States to which a request may go from `state`, the usual one first. */
export function nextStates(state: RequestState): readonly RequestState[] {
  return transitions[state];
}

/** States in which the articles of a request are reserved: nobody else can have them. */
export const reservingStates = ['confirmee', 'sortie'] as const satisfies readonly RequestState[];

/** States in which articles are asked for: that is told, and blocks nothing. */
export const pendingStates = ['nouvelle', 'a_confirmer'] as const satisfies readonly RequestState[];

/** States that a planning shows: what is taken or asked for, and what has come back. */
export const plannedStates = [
  ...pendingStates,
  ...reservingStates,
  'rendue',
] as const satisfies readonly RequestState[];

/** True where the articles of a request are reserved. */
export function isReserving(state: RequestState): boolean {
  return (reservingStates as readonly RequestState[]).includes(state);
}

/**
 * The mail that a change of state sends to the visitor; null for none. Taking back a departure that was marked by mistake
 * sends nothing.
 */
export function mailKindForMove(from: RequestState, to: RequestState): 'confirmation' | 'refus' | null {
  if (to === 'refusee') return 'refus';
  return to === 'confirmee' && !isReserving(from) ? 'confirmation' : null;
}

/** True where the visitor may give up a request. */
export function isCancellable(state: RequestState): boolean {
  return nextStates(state).includes('annulee');
}

/** How a request came in: by the form, or entered by an administrator after a call. */
export const requestOrigins = ['site', 'telephone'] as const;
export type RequestOrigin = (typeof requestOrigins)[number];

/** Who did something to a request where it was no administrator, who is told by the e-mail address. */
export const authors = { visitor: 'visiteur', system: 'système' } as const;
