import { formatPrice } from '@barnum/rules/prices/amounts';
import type { ReactNode } from 'react';
import { Fold } from '../../components/fold.tsx';
import { useIsSending } from '../../components/use-is-sending.ts';
import type { QuoteDraft } from './quote-draft.ts';
import { QuoteForm } from './quote-form.tsx';
import styles from './quote-group.module.css';
import { QuoteVersions } from './quote-versions.tsx';
import { isIssuedNext, isStanding, type Quote, type QuotedRequest, quoteVersionName } from './quotes.ts';
import { useQuoteActions } from './use-quote-actions.ts';

interface Props {
  request: QuotedRequest;
  quote: Quote;
  draft: QuoteDraft;
  onConflict: () => void;
  /** Whether it is the next step of its request: what that does is not offered here again. */
  isNext: boolean;
  /** Whether the newest version was accepted online. */
  isAccepted: boolean;
  /** What of it was accepted online; another feature's. */
  accepted: ReactNode;
}

/** The quote of a request in a line: its versions, what of it was accepted, and how to issue and send one. */
export function QuoteGroup({ request, quote, draft, onConflict, isNext, isAccepted, accepted }: Props) {
  const isSending = useIsSending();
  const actions = useQuoteActions(request, onConflict);
  const { versions } = quote;
  const [newest] = versions;
  const stands = isStanding(quote, request.statut, isAccepted);
  // What a return adds is billed without another quote.
  const isDone = stands || request.statut === 'rendue';
  const isIssuedThere = isNext && isIssuedNext(quote, request, isSending);
  const toReview = isAccepted && request.statut === 'a_confirmer';
  return (
    <Fold
      id="devis"
      title="Devis"
      said={newest ? `${quoteVersionName(newest)}, ${standInWords(quote, isDone, isAccepted)}` : 'Pas encore de devis'}
      {...(newest && { amount: formatPrice(newest.total) })}
      isOpen={newest !== undefined && (isNext || toReview)}
    >
      <div className={styles.quote} tabIndex={-1}>
        {newest && (
          <QuoteVersions {...{ versions, request, actions, isSending, stands }} isNoted={isNext && !isIssuedThere} />
        )}
        {accepted}
        {!isIssuedThere && <QuoteForm {...{ request, quote, draft, onConflict, isAccepted }} />}
        {isIssuedThere && newest === undefined && <p className={styles.about}>Il s’établit à l’étape suivante.</p>}
      </div>
    </Fold>
  );
}

function standInWords({ versions: [newest] }: Quote, stands: boolean, isAccepted: boolean): string {
  if (!stands) return 'à refaire';
  if (isAccepted) return 'accepté en ligne';
  return newest?.estRemis ? 'remis au client' : 'pas encore envoyé';
}
