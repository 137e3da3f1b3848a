import { categoryInput } from '@barnum/rules/catalogue/categories-input';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { useRef } from 'react';
import { useClient } from 'urql';
import { invalidAt, refusalAt } from '../../lib/pictures/picture-refusal.ts';
import { acceptanceOf, preparePicture } from '../../lib/pictures/prepare-picture.ts';
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
    const prepared = await preparePicture(file, acceptanceOf('category'));
    if ('refusal' in prepared) return invalidAt('urlImage', prepared.refusal);
    const variables = { categoryId: id, file: prepared.file };
    const { data, error } = await client.mutation(uploadCategoryPictureMutation, variables, refreshed);
    const sent = refusalAt('urlImage', outcomeOf({ data, error }));
    if (sent.status === 'done') return { status: 'done', data: undefined };
    return sent.status === 'failed' ? { status: 'failed', sentence: sentences.images.uploadFailed } : sent;
  }

  return (values: CategoryValues, updatedAt: string | null) =>
    categoryId === null ? create(values) : update(categoryId, values, updatedAt);
}

function withSentence<Other extends Outcome<unknown>>(outcome: Other, sentence: string): Other {
  return outcome.status === 'failed' ? { ...outcome, sentence } : outcome;
}
