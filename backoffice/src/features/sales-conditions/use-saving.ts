import { plainText } from '@barnum/rules/html';
import { limits } from '@barnum/rules/limits';
import { messages } from '@barnum/rules/messages';
import { isVisible } from '@barnum/rules/text';
import type { CombinedError } from '@urql/core';
import { useEffect, useState } from 'react';
import { useMutation } from 'urql';
import { HttpError } from '../../lib/http-error.ts';
import { createVersionMutation } from './sales-conditions.ts';
import type { Notices } from './use-notices.tsx';

export interface Banner {
  type: 'success' | 'error';
  sentence: string;
}

const sentences = messages.salesConditions;

/** Saving a text as the next version: what is refused, what came of it, and the banner that tells. */
export function useSaving(notices: Notices) {
  const [{ fetching: isSaving }, createVersion] = useMutation(createVersionMutation);
  const [banner, setBanner] = useState<Banner | null>(null);

  useEffect(() => {
    if (banner?.type !== 'success') return;
    const timer = setTimeout(() => setBanner(null), limits.salesConditionsBanner);
    return () => clearTimeout(timer);
  }, [banner]);

  /** True once the text is a version. */
  async function save(text: string): Promise<boolean> {
    if (isSaving) return false;
    if (!isVisible(plainText(text))) {
      setBanner({ type: 'error', sentence: sentences.empty });
      notices.warn(sentences.attention);
      return false;
    }
    setBanner(null);
    const { error } = await createVersion({ text });
    if (error) {
      const reason = reasonOf(error);
      setBanner({ type: 'error', sentence: reason ? sentences.saveFailedBecause(reason) : sentences.saveFailed });
      notices.error(reason ?? sentences.saveFailed);
      return false;
    }
    setBanner({ type: 'success', sentence: sentences.saved });
    notices.success(sentences.saved);
    return true;
  }

  return { isSaving, save, banner, closeBanner: () => setBanner(null) };
}

// A browser tells of a lost network in a language of its own: that is no message for anybody.
function reasonOf({ graphQLErrors, networkError }: CombinedError): string | undefined {
  const [first] = graphQLErrors;
  return first?.message ?? (networkError instanceof HttpError ? networkError.message : undefined);
}
