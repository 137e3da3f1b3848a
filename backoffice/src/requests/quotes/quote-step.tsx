import { Alert } from 'antd';
import type { ReactNode } from 'react';
import { NextBar } from '../../components/next-bar.tsx';
import { useIsSending } from '../../components/use-is-sending.ts';
import type { QuoteDraft } from './quote-draft.ts';
import { QuoteForm } from './quote-form.tsx';
import { HandOverButton } from './quote-versions.tsx';
import { isIssuedNext, type Quote, type QuotedRequest } from './quotes.ts';
import { useQuoteActions } from './use-quote-actions.ts';

interface Props {
  request: QuotedRequest;
  quote: Quote;
  draft: QuoteDraft;
  onConflict: () => void;
  others: ReactNode;
}

/** The quote as the next step of its request: issued and sent; once it stands and nothing can be sent from here, noted. */
export function QuoteStep({ request, quote, draft, onConflict, others }: Props) {
  const isSending = useIsSending();
  const actions = useQuoteActions(request, onConflict);
  const [version] = quote.versions;
  if (version === undefined || isIssuedNext(quote, request, isSending)) {
    return <QuoteForm {...{ request, quote, draft, onConflict, others }} />;
  }
  return (
    <>
      <NextBar others={others}>
        <HandOverButton {...{ version, actions, isSending }} type="primary" />
      </NextBar>
      <div role="alert">{actions.refusal && <Alert type="error" showIcon message={actions.refusal} />}</div>
    </>
  );
}
