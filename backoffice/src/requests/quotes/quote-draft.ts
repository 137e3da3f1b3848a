import { useState } from 'react';

/** What is typed of a quote before it is issued; null for what is as it was. */
export interface QuoteDraft {
  livraison: string | null;
  referenceCommande: string | null;
  change: (typed: Partial<TypedQuote>) => void;
  clear: () => void;
}

type TypedQuote = Pick<QuoteDraft, 'livraison' | 'referenceCommande'>;

const nothing: TypedQuote = { livraison: null, referenceCommande: null };

/** Keeps what is typed of a request's quote, while its form moves between the next step and its line. */
export function useQuoteDraft(requestId: number): QuoteDraft {
  const [{ id, typed }, setTyped] = useState({ id: requestId, typed: nothing });
  const current = id === requestId ? typed : nothing;
  return {
    ...current,
    change: (changed) => setTyped({ id: requestId, typed: { ...current, ...changed } }),
    clear: () => setTyped({ id: requestId, typed: nothing }),
  };
}
