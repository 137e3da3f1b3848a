import { impossibleSentence, isPossible } from '@barnum/rules/catalogue/articles/quantities';
import { closedDayErrors } from '@barnum/rules/dates/closed-day-errors';
import type { Closings } from '@barnum/rules/dates/closed-days';
import { type FieldErrors, fieldErrors } from '@barnum/rules/errors';
import { reservationRequestInput, reservationSteps } from '@barnum/rules/requests/reservation-requests-input';
import { sentences } from '@barnum/rules/sentences';
import { unbroken } from '@barnum/rules/text/french';
import type { OfferedArticle } from '../../../lib/hired-on-days.ts';
import { type AskedArticle, askedTooMany, packError } from '../../../lib/packs.ts';
import { chosenDays, hasDays } from '../../../lib/request-draft/draft-period.ts';
import {
  type RequestDraft,
  type WizardStep,
  wantedItem,
  wishOf,
} from '../../../lib/request-draft/request-draft-state.ts';

export const steps = [1, 2, 3] as const satisfies readonly WizardStep[];

/** What is needed of an article to know what is missing of its line. */
type AskableArticle = AskedArticle & OfferedArticle & { refus?: string | null | undefined };

/** Fields of each step, in their order on the page. Items are `items` as a whole or `items.{articleId}`. */
const stepFields: Record<WizardStep, readonly string[]> = {
  1: ['nom', 'prenom', 'date', 'dateRetrait', 'dateRetour', 'phone', 'email'],
  2: ['items'],
  3: ['livraisonMontage', 'adresse', 'mot'],
};

/** The errors of one step, one sentence a field; empty when the next step may open. */
export function stepErrors(
  draft: RequestDraft,
  step: WizardStep,
  closings?: Closings,
  articles: readonly AskableArticle[] = [],
): FieldErrors {
  const result = reservationSteps[step - 1]?.safeParse(draft);
  return {
    ...(step === 1 && closings && closedErrors(draft, closings)),
    ...(step === 2 && { ...itemErrors(draft, articles), ...shelfErrors(draft, articles) }),
    ...(result?.success === false && fieldErrors(result.error)),
  };
}

/**
 * The errors of what is more than there is on the visitor's days, a pack and its parts counted together: as far as the page
 * knows, then what the service says of what is hidden.
 */
export function shelfErrors({ items, wishes }: RequestDraft, articles: readonly AskableArticle[]): FieldErrors {
  const lines = items.map((item) => wantedItem({ wishes }, item));
  const fields = [...askedTooMany(lines, articles)].flatMap(([index, sentence]) => {
    const line = lines[index];
    return line === undefined ? [] : [[itemField(line.articleId), sentence] as const];
  });
  if (fields.length > 0) return Object.fromEntries(fields);
  const told = lines.flatMap(({ articleId }) => {
    const refus = articles.find(({ id }) => id === articleId)?.refus;
    return refus ? [[itemField(articleId), refus] as const] : [];
  });
  return Object.fromEntries(told);
}

/** The errors of quantities that fill no boxes, and of packs of which the ground or a choice is left to say. */
function itemErrors({ items, wishes }: RequestDraft, articles: readonly AskableArticle[]): FieldErrors {
  const found = items.flatMap(({ articleId, quantite }) => {
    const article = articles.find(({ id }) => id === articleId);
    if (!article) return [];
    const broken = isPossible(quantite, article) ? null : impossibleSentence(article.nom, quantite, article);
    const message = broken ?? packError(article, wishOf(wishes, articleId));
    return message ? [[itemField(articleId), message] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The errors of days on which the company is closed. */
export function closedErrors(draft: RequestDraft, closings: Closings): FieldErrors {
  return hasDays(draft) ? closedDayErrors(draft.date, chosenDays(draft), closings) : {};
}

/** The first step that has errors, if any. */
export function firstOpenStep(
  draft: RequestDraft,
  closings?: Closings,
  articles?: readonly AskableArticle[],
): WizardStep | undefined {
  return steps.find((step) => Object.keys(stepErrors(draft, step, closings, articles)).length > 0);
}

/** What stops this draft from being sent: the guard's sentence (spec section 5) and the step it belongs to. */
export function sendingGuard(
  draft: RequestDraft,
  closings?: Closings,
  articles?: readonly AskableArticle[],
): { step: WizardStep; sentence: string } | undefined {
  const step = firstOpenStep(draft, closings, articles);
  if (step === undefined) return undefined;
  const [first] = Object.values(stepErrors(draft, step, closings, articles));
  return { step, sentence: step === 1 || first === undefined ? sentences.form.requiredFields : first };
}

/** The mutation's input for a valid draft. */
export function toRequestInput(draft: RequestDraft) {
  const { items: _named, ...input } = reservationRequestInput.parse(draft);
  const items = draft.items.map((item) => wantedItem(draft, item));
  return { ...input, creneau: input.creneau ?? null, items };
}

/** The server's field errors, with each item's index (`items.0.quantite`) replaced by its article's id (`items.12`). */
export function withArticleFields(fields: FieldErrors, draft: RequestDraft): FieldErrors {
  return Object.fromEntries(
    Object.entries(fields).map(([field, message]) => {
      const item = draft.items[Number(/^items\.(\d+)/.exec(field)?.[1] ?? Number.NaN)];
      return [item ? itemField(item.articleId) : field, message];
    }),
  );
}

export function itemField(articleId: number): string {
  return `items.${articleId}`;
}

/** The first step that has one of `fields`. */
export function stepOfFields(fields: FieldErrors): WizardStep | undefined {
  const names = Object.keys(fields).map((field) => field.split('.')[0] ?? '');
  return steps.find((step) => names.some((name) => stepFields[step].includes(name)));
}

const fieldLabels: Record<string, string> = {
  nom: 'votre nom',
  prenom: 'votre prénom',
  date: 'la date souhaitée',
  dateRetrait: 'la date de retrait',
  dateRetour: 'la date de retour',
  phone: 'votre téléphone',
  email: 'votre e-mail',
  adresse: 'l’adresse',
  mot: 'votre mot pour nous',
};

/** One sentence on what is missing and what must be corrected in a step; empty when nothing is. */
export function missingLine(errors: FieldErrors, draft: RequestDraft): string {
  if (errors.items) return 'Il manque : au moins un article.';
  const missing: string[] = [];
  const wrong: string[] = [];
  for (const [field, message] of Object.entries(errors)) {
    if (field.startsWith('items.')) return unbroken(message.replace(/\.?$/, '.'));
    const label = fieldLabels[field] ?? field;
    if (message === sentences.form.contactRequired) missing.push('un téléphone ou un e-mail');
    else if (String(draft[field as keyof RequestDraft]).trim() === '') missing.push(label);
    else wrong.push(label);
  }
  return [sentence('Il manque', missing), sentence('À corriger', wrong)].filter(Boolean).join(' ');
}

function sentence(opening: string, parts: readonly string[]): string {
  return parts.length === 0 ? '' : `${opening} : ${parts.join(', ')}.`;
}
