import type { FieldErrors } from '@barnum/rules/errors';
import { sentences } from '@barnum/rules/sentences';
import type { ArticleAvailability } from '../../../lib/article-availability.ts';

/** An article of a sent request. */
export interface ConfirmedItem {
  articleId: number;
  quantite: number;
  nom: string;
  /** What was said of a pack; empty for nothing. */
  said: string;
  /** At the days of the request, as far as it was known. */
  availability: ArticleAvailability | undefined;
}

/** A sent request, as the confirmation shows it. */
export interface Confirmation {
  id: number;
  /** Path of the visitor's private page. */
  followUpPath: string;
  prenom: string;
  date: string;
  dateRetrait: string;
  dateRetour: string;
  livraisonMontage: boolean;
  phone: string;
  email: string;
  items: readonly ConfirmedItem[];
  /** An acknowledgement with the private page's address is on its way. */
  accuseParEmail: boolean;
}

/** Where the focus goes next; `turn` grows so that the same target can be focused twice. */
interface Focus {
  target: 'step' | 'error' | 'failure' | 'confirmation';
  turn: number;
}

/** The wizard's state beside the draft; it is not stored. */
export interface WizardState {
  /** Fields that lost the focus at least once: their errors may show. */
  visited: ReadonlySet<string>;
  /** The visitor tried to send an invalid draft: every error shows. */
  stopped: boolean;
  /** The server's field errors. */
  refusals: FieldErrors;
  sending: boolean;
  /** Why the last sending failed, until the next one. */
  failure: string | null;
  confirmation: Confirmation | null;
  notices: readonly string[];
  focus: Focus;
}

export type WizardAction =
  | { type: 'left'; field: string }
  | { type: 'edited'; fields: readonly string[] }
  | { type: 'turned' }
  | { type: 'cleared' }
  | { type: 'stopped' }
  | { type: 'sending' }
  | { type: 'failed'; sentence: string; fields: FieldErrors }
  | { type: 'confirmed'; confirmation: Confirmation }
  | { type: 'noticed'; notices: readonly string[] }
  | { type: 'read' };

export const initialState: WizardState = {
  visited: new Set(),
  stopped: false,
  refusals: {},
  sending: false,
  failure: null,
  confirmation: null,
  notices: [],
  focus: { target: 'step', turn: 0 },
};

export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'left':
      return { ...state, visited: new Set([...state.visited, action.field]) };
    case 'edited':
      return { ...state, refusals: without(state.refusals, action.fields) };
    case 'turned':
      return { ...state, focus: to(state, 'step') };
    case 'cleared':
      return { ...initialState, focus: to(state, 'step') };
    case 'stopped':
      return { ...state, stopped: true, focus: to(state, 'error') };
    case 'sending':
      return { ...state, sending: true, failure: null, refusals: {}, confirmation: null };
    case 'failed': {
      const refused = Object.keys(action.fields).length > 0;
      return {
        ...state,
        sending: false,
        failure: action.sentence,
        refusals: action.fields,
        focus: to(state, refused ? 'error' : 'failure'),
      };
    }
    case 'confirmed':
      return { ...initialState, confirmation: action.confirmation, focus: to(state, 'confirmation') };
    case 'noticed':
      return { ...state, notices: [...state.notices, ...action.notices] };
    case 'read':
      return { ...state, notices: [], focus: to(state, 'step') };
  }
}

/**
 * The errors to show: the server's always, the others once their field lost the focus or a sending was stopped.
 * « Phone or e-mail » waits until the second of the two fields lost it.
 */
export function shownErrors(errors: FieldErrors, state: WizardState): FieldErrors {
  const due = Object.entries(errors).filter(([field, sentence]) => {
    const trigger = sentence === sentences.form.contactRequired ? 'email' : field;
    return state.stopped || state.visited.has(trigger);
  });
  return { ...state.refusals, ...Object.fromEntries(due) };
}

function to(state: WizardState, target: Focus['target']): Focus {
  return { target, turn: state.focus.turn + 1 };
}

function without(refusals: FieldErrors, fields: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(refusals).filter(([field]) => !fields.includes(field)));
}
