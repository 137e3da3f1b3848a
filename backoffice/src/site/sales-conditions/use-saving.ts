import { limits } from '@barnum/rules/limits';
import { type Failure, failureOf } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { plainText } from '@barnum/rules/text/html';
import { isVisible } from '@barnum/rules/text/text';
import { useEffect, useState } from 'react';
import { useMutation } from 'urql';
import { createVersionMutation } from './sales-conditions.ts';
import type { Notices } from './use-notices.tsx';

export interface Banner {
  type: 'success' | 'error';
  sentence: string;
}

const { salesConditions } = sentences;

/** Saves a text as the next version, and shows the result in a banner and a notification. */
export function useSaving(notices: Notices) {
  const [{ fetching: isSaving }, createVersion] = useMutation(createVersionMutation);
  const [banner, setBanner] = useState<Banner | null>(null);

  useEffect(() => {
    if (banner?.type !== 'success') return;
    const timer = setTimeout(() => setBanner(null), limits.salesConditionsBanner);
    return () => clearTimeout(timer);
  }, [banner]);

  /** Returns true when the text was saved. */
  async function save(text: string): Promise<boolean> {
    if (isSaving) return false;
    if (!isVisible(plainText(text))) {
      setBanner({ type: 'error', sentence: salesConditions.empty });
      notices.warn(salesConditions.attention);
      return false;
    }
    setBanner(null);
    const { error } = await createVersion({ text });
    if (error) {
      const reason = reasonOf(failureOf(error));
      setBanner({
        type: 'error',
        sentence: reason ? salesConditions.saveFailedBecause(reason) : salesConditions.saveFailed,
      });
      notices.error(reason ?? salesConditions.saveFailed);
      return false;
    }
    setBanner({ type: 'success', sentence: salesConditions.saved });
    notices.success(salesConditions.saved);
    return true;
  }

  return { isSaving, save, banner, closeBanner: () => setBanner(null) };
}

// Without an answer there is no reason to show.
function reasonOf({ httpStatus, sentence }: Failure): string | undefined {
  return httpStatus === undefined ? undefined : sentence;
}
