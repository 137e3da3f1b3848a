import type { DocumentInput } from '@urql/core';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { onEnd, pipe, subscribe } from 'wonka';

/** In milliseconds: how soon a lost connection is tried again. */
const pause = 5_000;

/** Calls back whenever a subscription tells of a change, and when its lost connection is back. */
export function useChanges(subscription: DocumentInput, onChange: () => void): void {
  const client = useClient();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (attempt > 0) onChange();
    const retry = () => {
      if (!isOver) timer ??= setTimeout(() => setAttempt((count) => count + 1), pause * (0.5 + Math.random()));
    };
    const { unsubscribe } = pipe(
      client.subscription(subscription, {}),
      onEnd(retry),
      subscribe(({ data, error }) => {
        if (data) onChange();
        if (error) retry();
      }),
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [client, subscription, attempt, onChange]);
}
