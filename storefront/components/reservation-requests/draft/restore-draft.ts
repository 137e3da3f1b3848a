import { hiredOnDays } from '../../../lib/hired-on-days.ts';
import { type AskedArticle, hiredAsSaid } from '../../../lib/packs.ts';
import { addSelected, reconcile, type StockedArticle } from '../../../lib/request-draft/draft-catalogue.ts';
import {
  type DraftItem,
  type DraftWish,
  type RequestDraft,
  wishOf,
} from '../../../lib/request-draft/request-draft-state.ts';
import { firstOpenStep } from './draft-rules.ts';

/**
 * A stored draft adapted to the catalogue: items as it allows them, plus those selected by the address,
 * and no step ahead of the rules. Without a catalogue (null) the items stay as they are.
 */
export function restoreDraft(
  draft: RequestDraft,
  articles: readonly (StockedArticle & AskedArticle)[] | null,
  selected: readonly DraftItem[],
  /** What the address says of packs. */
  said: readonly DraftWish[] = [],
) {
  const wishes = [
    ...draft.wishes.filter(({ articleId }) => !said.some((wish) => wish.articleId === articleId)),
    ...said,
  ];
  const hired = articles?.map((one) => hiredAsSaid(one, wishOf(wishes, one.id))) ?? null;
  const allowed = hired ? reconcile(draft.items, hired) : { items: draft.items, notices: [] };
  const chosen = hired ? addSelected(allowed.items, selected, hired) : allowed;
  const openStep =
    firstOpenStep(
      { ...draft, items: chosen.items, wishes },
      undefined,
      (hired ?? []).map((one) => hiredOnDays(one, undefined)),
    ) ?? draft.step;
  return {
    items: chosen.items,
    wishes: said.length === 0 ? draft.wishes : wishes,
    step: openStep < draft.step ? openStep : draft.step,
    notices: allowed === chosen ? allowed.notices : [...allowed.notices, ...chosen.notices],
  };
}
