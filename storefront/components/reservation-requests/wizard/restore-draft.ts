import { addSelected, reconcile, type StockedArticle } from '../../../lib/request-draft/draft-catalogue.ts';
import type { DraftItem, RequestDraft } from '../../../lib/request-draft/request-draft-state.ts';
import { firstOpenStep } from './draft-rules.ts';

/**
 * A stored draft adapted to the catalogue: items as it allows them, plus those selected by the address,
 * and no step ahead of the rules. Without a catalogue (null) the items stay as they are.
 */
export function restoreDraft(
  draft: RequestDraft,
  articles: readonly StockedArticle[] | null,
  selected: readonly DraftItem[],
) {
  const allowed = articles ? reconcile(draft.items, articles) : { items: draft.items, notices: [] };
  const chosen = articles ? addSelected(allowed.items, selected, articles) : allowed;
  const openStep = firstOpenStep({ ...draft, items: chosen.items }) ?? draft.step;
  return {
    items: chosen.items,
    step: openStep < draft.step ? openStep : draft.step,
    notices: allowed === chosen ? allowed.notices : [...allowed.notices, ...chosen.notices],
  };
}
