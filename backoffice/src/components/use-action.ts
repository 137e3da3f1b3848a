import { type Failure, failureOf } from '@barnum/rules/outcome';
import type { TypedDocumentNode } from '@urql/core';
import { useState } from 'react';
import { useMutation } from 'urql';
import { useToasts } from './toasts.tsx';

export interface Action<Data, Variables> {
  mutation: TypedDocumentNode<Data, Variables>;
  /**
   * `failed` null: logged to the console only. `conflict`: another administrator was quicker, or something stands against it;
   * true says what the service says; `failed` by default.
   */
  sentences: { done: string; failed: string | null; conflict?: string | true };
  /** GraphQL types whose lists are read again, needed when the answer does not contain the changed record. */
  refreshes?: string[];
}

/**
 * A change of one record without a form: `run` sends the mutation, shows a toast with the result, and returns whether
 * it succeeded. `busyId` is the record being changed: its button shows a spinner.
 */
export function useAction<Data, Variables extends { id: number }>(action: Action<Data, Variables>) {
  const { mutation, sentences, refreshes = [] } = action;
  const toasts = useToasts();
  const [busyId, setBusyId] = useState<number | null>(null);
  const [, mutate] = useMutation(mutation);

  async function run(variables: Variables): Promise<boolean> {
    setBusyId(variables.id);
    const { error } = await mutate(variables, { additionalTypenames: refreshes });
    setBusyId(null);
    if (!error) toasts.success(sentences.done);
    else if (sentences.failed === null) console.error(error);
    else toasts.error(conflictOf(failureOf(error), sentences.conflict) ?? sentences.failed);
    return !error;
  }

  return { busyId, run };
}

function conflictOf({ status, sentence }: Failure, conflict: string | true | undefined): string | undefined {
  if (status !== 'conflict') return undefined;
  return conflict === true ? sentence : conflict;
}
