import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import type { PartnerInput } from '@barnum/rules/site/partners-input';
import type { Client } from '@urql/core';
import { invalidAt, refusalAt } from '../../lib/pictures/picture-refusal.ts';
import { acceptanceOf, preparePicture } from '../../lib/pictures/prepare-picture.ts';
import { createPartnerMutation, updatePartnerMutation, uploadLogoMutation } from './partners.ts';

interface PartnerToSave {
  /** Null for a new partner. */
  id: number | null;
  input: PartnerInput;
  updatedAt: string | null;
}

/** Creates or updates a partner. */
export async function savePartner(client: Client, { id, input, updatedAt }: PartnerToSave): Promise<Outcome<unknown>> {
  if (id !== null) return outcomeOf(await client.mutation(updatePartnerMutation, { id, input, updatedAt }));
  // An empty list names no type: the list to refresh is named here.
  const context = { additionalTypenames: ['Partner'] };
  return outcomeOf(await client.mutation(createPartnerMutation, { input }, context));
}

/** Uploads a logo and returns its address. A refused file is an error of its field. */
export async function uploadLogo(client: Client, file: File): Promise<Outcome<string>> {
  const prepared = await preparePicture(file, acceptanceOf('logo'));
  if ('refusal' in prepared) return invalidAt('logo', prepared.refusal);
  const { data, error } = await client.mutation(uploadLogoMutation, { file: prepared.file });
  const outcome = refusalAt('logo', outcomeOf({ data: data?.uploadLogo, error }));
  if (outcome.status !== 'failed' || !outcome.httpStatus) return outcome;
  return { ...outcome, sentence: sentences.transport.logoUpload(outcome.httpStatus) };
}
