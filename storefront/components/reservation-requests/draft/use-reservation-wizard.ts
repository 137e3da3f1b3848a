import type { HiredOut } from '@barnum/rules/catalogue/articles/quantities';
import type { Closings } from '@barnum/rules/dates/closed-days';
import { newIdempotencyKey } from '@barnum/rules/platform/idempotency-keys-input';
import { sentences } from '@barnum/rules/sentences';
import { useCallback, useEffect, useMemo, useReducer, useRef } from 'react';
import { toast } from 'sonner';
import type { AvailabilityByArticle } from '../../../lib/article-availability.ts';
import { hiredOnDays } from '../../../lib/hired-on-days.ts';
import { type AskedArticle, hiredAsSaid, saidOf } from '../../../lib/packs.ts';
import {
  type StockedArticle,
  selectedItems,
  selectedWishes,
  withoutSelection,
} from '../../../lib/request-draft/draft-catalogue.ts';
import { useRequestDraft } from '../../../lib/request-draft/request-draft.ts';
import { type RequestDraft, type WizardStep, wishOf } from '../../../lib/request-draft/request-draft-state.ts';
import { useArticleAvailability } from '../../availability/article-availability.tsx';
import {
  closedErrors,
  firstOpenStep,
  itemField,
  sendingGuard,
  shelfErrors,
  stepErrors,
  stepOfFields,
} from './draft-rules.ts';
import { restoreDraft } from './restore-draft.ts';
import { sendRequest } from './send-request.ts';
import { goBackTo, markStep, pushStep, stepInHistory, useStepHistory } from './step-history.ts';
import { type ConfirmedItem, initialState, shownErrors, wizardReducer } from './wizard-state.ts';

type WizardArticle = StockedArticle & AskedArticle;

/** State and actions of the wizard: the draft, its errors, and the sending. */
export function useReservationWizard(articles: readonly WizardArticle[] | null, closings: Closings) {
  const availability = useArticleAvailability();
  const { draft, readDraft, update, setQuantity, reset } = useRequestDraft();
  const [state, dispatch] = useReducer(wizardReducer, initialState);
  const busy = useRef(false);
  const offered = useMemo(
    () =>
      (articles ?? []).map((article) => {
        const onDays = availability.get(article.id);
        const hired = hiredAsSaid(hiredOnDays(article, onDays), wishOf(draft.wishes, article.id));
        const quantite = draft.items.find(({ articleId }) => articleId === article.id)?.quantite;
        return { ...hired, refus: onDays?.pour?.quantite === quantite ? onDays?.refus : null };
      }),
    [articles, availability, draft.items, draft.wishes],
  );
  const missing = stepErrors(draft, draft.step, closings, offered);
  // What is being sent does not change. Its fields are not disabled: they would lose the focus.
  const { sending } = state;

  useEffect(() => {
    const stored = readDraft();
    const entered = { ...stored, step: stepInHistory() ?? stored.step };
    const { search } = window.location;
    const { items, wishes, step, notices } = restoreDraft(
      entered,
      articles,
      selectedItems(search),
      selectedWishes(search),
    );
    if (items !== stored.items) update({ items });
    if (wishes !== stored.wishes) update({ wishes });
    if (step !== stored.step) update({ step });
    markStep(step, articles ? withoutSelection(window.location.href) : undefined);
    if (notices.length > 0) dispatch({ type: 'noticed', notices });
  }, [articles, readDraft, update]);

  // A stable function: only the rows that change render again.
  const changeQuantity = useCallback(
    (articleId: number, quantite: number, article: HiredOut) => {
      if (sending) return;
      setQuantity(articleId, quantite, article);
      dispatch({ type: 'edited', fields: ['items', itemField(articleId)] });
    },
    [sending, setQuantity],
  );

  function open(step: WizardStep) {
    update({ step });
    dispatch({ type: 'turned' });
  }

  function turnTo(step: WizardStep) {
    if (sending || goBackTo(step)) return;
    pushStep(step);
    open(step);
  }

  useStepHistory((step) => {
    if (sending) return;
    const openStep = firstOpenStep(readDraft(), closings, offered) ?? step;
    if (openStep < step) markStep(openStep);
    open(openStep < step ? openStep : step);
  });

  /** To a step with errors: the focus goes there, not to its title. */
  function returnTo(step: WizardStep) {
    pushStep(step);
    update({ step });
  }

  async function send(siteWeb: string) {
    toast.dismiss();
    const sent = readDraft();
    const guard = sendingGuard(sent, closings, offered);
    if (guard) {
      toast.error(guard.sentence);
      returnTo(guard.step);
      return dispatch({ type: 'stopped' });
    }
    const key = sent.key ?? newIdempotencyKey();
    update({ key });
    dispatch({ type: 'sending' });
    const outcome = await sendRequest(sent, key, siteWeb);
    if (outcome.status === 'done') {
      toast.success(sentences.form.saved);
      // What another tab changed meanwhile is another request.
      if (readDraft().key === key) reset();
      else update({ step: 1 });
      markStep(1);
      const { prenom, date, dateRetrait, dateRetour, livraisonMontage, phone, email } = sent;
      const contact = { phone: phone.trim(), email: email.trim() };
      const days = { date, dateRetrait, dateRetour, livraisonMontage };
      const items = confirmedItems(sent, articles ?? [], availability);
      const confirmation = { ...outcome.data, prenom: prenom.trim(), ...days, ...contact, items };
      dispatch({ type: 'confirmed', confirmation });
    } else {
      toast.error(sentences.form.saveFailed);
      const fields = outcome.status === 'invalid' ? outcome.fields : {};
      returnTo(stepOfFields(fields) ?? sent.step);
      dispatch({ type: 'failed', sentence: outcome.sentence, fields });
    }
  }

  return {
    draft,
    state,
    /** All errors of this step. */
    missing,
    /**
     * The errors to show now, with the server's; at once closed days, as no field is left after its default, and what the
     * days and the other lines leave too few of.
     */
    errors: { ...closedErrors(draft, closings), ...shelfErrors(draft, offered), ...shownErrors(missing, state) },
    edit(changes: Partial<RequestDraft>) {
      if (sending) return;
      update(changes);
      dispatch({ type: 'edited', fields: Object.keys(changes) });
    },
    leave: (field: string) => dispatch({ type: 'left', field }),
    setQuantity: changeQuantity,
    /** Empties the draft, once the visitor has agreed. */
    clear() {
      if (sending || !window.confirm(sentences.form.clearConfirm)) return;
      reset();
      markStep(1);
      dispatch({ type: 'cleared' });
    },
    dismissNotices: () => dispatch({ type: 'read' }),
    turnTo,
    /** Submits the form: goes to the next step or, on the last one, sends the request. */
    async proceed(siteWeb: string) {
      if (draft.step === 1) turnTo(2);
      else if (draft.step === 2) turnTo(3);
      else if (!busy.current) {
        busy.current = true;
        await send(siteWeb);
        busy.current = false;
      }
    },
  };
}

function confirmedItems(
  { items, wishes }: RequestDraft,
  articles: readonly WizardArticle[],
  availability: AvailabilityByArticle,
): ConfirmedItem[] {
  return items.map(({ articleId, quantite }) => {
    const article = articles.find(({ id }) => id === articleId);
    return {
      articleId,
      quantite,
      nom: article?.nom ?? 'Article du catalogue',
      said: article ? saidOf(article, wishOf(wishes, articleId)) : '',
      availability: availability.get(articleId),
    };
  });
}

export type ReservationWizard = ReturnType<typeof useReservationWizard>;
