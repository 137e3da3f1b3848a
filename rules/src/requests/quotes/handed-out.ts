import { quoteNotes } from '../../prices/quotes.ts';
import { isPending, type RequestState } from '../reservation-requests/request-states.ts';

/** A version of a quote, and whether a message with it left. */
interface Version {
  /** `D-2026-00001 v2`. */
  nom: string;
  createdAt: Date;
  isSent: boolean;
}

/** A step of a request's history, without those that were taken back. */
interface Step {
  createdAt: Date;
  avant: RequestState | null;
  apres: RequestState;
  note: string;
}

/**
 * The versions, of those `newestFirst`, that their client has: those that a message took to them, those that were noted as
 * handed over, and the newest one of a moment at which the company said that its proposal was made, or confirmed it.
 */
export function handedOut<V extends Version>(newestFirst: readonly V[], steps: readonly Step[]): V[] {
  const notes = new Set(steps.map(({ note }) => note));
  const proposed = steps
    .filter(({ avant, apres }) => avant !== null && avant !== apres && isPending(avant) && proposes.includes(apres))
    .map(({ createdAt }) => newestFirst.find((version) => version.createdAt <= createdAt));
  return newestFirst.filter(
    (version) => version.isSent || notes.has(quoteNotes.remis(version.nom)) || proposed.includes(version),
  );
}

const proposes: readonly RequestState[] = ['a_confirmer', 'confirmee'];
