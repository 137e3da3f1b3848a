import { categoryInput } from '@barnum/rules/inputs/categories';
import { failureOf, type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { useRef } from 'react';
import { useClient } from 'urql';
import {
  createCategoryMutation,
  deleteCategoryMutation,
  updateCategoryMutation,
  uploadCategoryPictureMutation,
} from './categories.ts';
import { type CategoryValues, toCommand } from './edited-category.ts';

const refreshed = { additionalTypenames: ['Category'] };

/**
 * Saves a category, then uploads the picture chosen for it. A new category whose picture fails is deleted again (spec
 * section 4). A failure comes with its sentence (spec section 8).
 */
export function useCategorySaving(categoryId: number | null, file: File | null) {
  const client = useClient();
  // What this form has saved before its picture failed is not a conflict.
  const ownSave = useRef<{ before: string | null; after: string | null } | null>(null);

  async function create(values: CategoryValues): Promise<Outcome<void>> {
    const input = categoryInput.parse(toCommand(values));
    const { data, error } = await client.mutation(createCategoryMutation, { input }, refreshed);
    const created = outcomeOf({ data: data?.createCategory.id, error });
    if (created.status !== 'done') return withSentence(created, sentences.categories.createFailed);
    const sent = await send(created.data);
    if (sent.status !== 'done') await client.mutation(deleteCategoryMutation, { id: created.data }, refreshed);
    return sent;
  }

  async function update(id: number, values: CategoryValues, updatedAt: string | null): Promise<Outcome<void>> {
    const seen = ownSave.current !== null && ownSave.current.before === updatedAt ? ownSave.current.after : updatedAt;
    const input = categoryInput.parse(toCommand(values));
    const { data, error } = await client.mutation(updateCategoryMutation, { id, input, updatedAt: seen });
    const updated = outcomeOf({ data: data?.updateCategory, error });
    if (updated.status !== 'done') return withSentence(updated, sentences.categories.updateFailed);
    ownSave.current = { before: updatedAt, after: updated.data.updatedAt };
    return send(id);
  }

  async function send(id: number): Promise<Outcome<void>> {
    if (file === null) return { status: 'done', data: undefined };
    const { error } = await client.mutation(uploadCategoryPictureMutation, { categoryId: id, file }, refreshed);
    if (!error) return { status: 'done', data: undefined };
    const refusal = refusals.get(failureOf(error).httpStatus);
    if (refusal === undefined) return { status: 'failed', sentence: sentences.images.uploadFailed };
    return { status: 'invalid', fields: { urlImage: refusal }, sentence: refusal };
  }

  return (values: CategoryValues, updatedAt: string | null) =>
    categoryId === null ? create(values) : update(categoryId, values, updatedAt);
}

/** Sentences for a picture that the service refuses, by HTTP status. */
const refusals = new Map<number | undefined, string>([
  [413, sentences.images.tooLarge],
  [415, sentences.images.unreadable],
]);

function withSentence<Other extends Outcome<unknown>>(outcome: Other, sentence: string): Other {
  return outcome.status === 'failed' ? { ...outcome, sentence } : outcome;
}
