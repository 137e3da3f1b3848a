import type { RequestState } from './request-states.ts';

/** What the history of a request notes of a visitor's wish to cancel what is confirmed. */
export const cancellationNotes = {
  demandee: 'Annulation demandée',
  retiree: 'Demande d’annulation retirée',
  refusee: 'Demande d’annulation refusée',
  acceptee: 'Demande d’annulation acceptée',
  acompte_conserve: 'Demande d’annulation acceptée, acompte conservé',
} as const;
export type CancellationStep = keyof typeof cancellationNotes;
export const cancellationSteps = Object.keys(cancellationNotes) as CancellationStep[];

/** How the company answers such a wish. */
export const cancellationAnswers = ['acceptee', 'acompte_conserve', 'refusee'] as const satisfies CancellationStep[];
export type CancellationAnswer = (typeof cancellationAnswers)[number];

/** What a visitor is told when the company keeps the deposit. */
export const depositKept = 'L’acompte que nous avons reçu nous reste acquis.';

/** What happened to the wish by this note of the history; null where it is about something else. */
export function cancellationStepOf(note: string): CancellationStep | null {
  return cancellationSteps.find((step) => cancellationNotes[step] === note) ?? null;
}

/** True for the note of an answer that cancels the request. */
export function isAcceptance(note: string): boolean {
  return [cancellationNotes.acceptee, cancellationNotes.acompte_conserve].some((accepted) => accepted === note);
}

/** True for a state in which the visitor may ask for the cancellation. */
export function isCancellationRequestable(state: RequestState): boolean {
  return state === 'confirmee';
}

/** The mail that tells the visitor the answer. */
export function mailKindForAnswer(answer: CancellationAnswer): 'annulation' | 'maintien' {
  return answer === 'refusee' ? 'maintien' : 'annulation';
}
