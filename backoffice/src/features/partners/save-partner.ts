import { messages } from '@barnum/rules/messages';
import type { PartnerInput } from '@barnum/rules/partners';
import type { Client } from '@urql/core';
import { type Outcome, outcomeOf } from '../../lib/service/outcome.ts';
import { createPartnerMutation, updatePartnerMutation, uploadLogoMutation } from './partners.ts';

interface PartnerToSave {
  /** Null for a partner that is being added. */
  id: number | null;
  input: PartnerInput;
  updatedAt: string | null;
}

/** Adds a partner or changes one. */
export async function savePartner(client: Client, { id, input, updatedAt }: PartnerToSave): Promise<Outcome<unknown>> {
  if (id !== null) return outcomeOf(await client.mutation(updatePartnerMutation, { id, input, updatedAt }));
  // The answer of an empty list names no type: said here which list has grown.
  const context = { additionalTypenames: ['Partner'] };
  return outcomeOf(await client.mutation(createPartnerMutation, { input }, context));
}

const refusals = new Set<number | undefined>([413, 415]);

/** Sends a logo; answers the address under which it is kept. A refused file is told at its field. */
export async function uploadLogo(client: Client, file: File): Promise<Outcome<string>> {
  const { data, error } = await client.mutation(uploadLogoMutation, { file });
  const outcome = outcomeOf({ data: data?.uploadLogo, error });
  if (outcome.status !== 'failed') return outcome;
  const { httpStatus, code } = outcome;
  if (refusals.has(httpStatus)) {
    const message = code ? outcome.message : messages.images.unreadable;
    return { status: 'invalid', fields: { logo: message }, message };
  }
  return httpStatus ? { ...outcome, message: messages.transport.logoUpload(httpStatus) } : outcome;
}
