import type { FieldErrors } from '@barnum/rules/errors';
import { messages } from '@barnum/rules/messages';
import type { RequestDraft } from '../../../lib/request-draft/request-draft-state.ts';
import { createApiClient } from '../../../lib/service/api-client.ts';
import { graphql } from '../../../lib/service/graphql.ts';
import { toRequestInput, withArticleFields } from '../draft/draft-rules.ts';

export type Outcome =
  | { sent: true; id: number; followUpPath: string }
  | { sent: false; message: string; fields: FieldErrors };

const createRequest = graphql(`
  mutation CreateReservationRequest($input: ReservationRequestInput!, $key: String) {
    createReservationRequest(input: $input, key: $key) {
      id
      lienSuivi
    }
  }
`);

const timeoutMilliseconds = 20_000;

/**
 * Sends a draft that the rules let pass, and what stood in the field that nobody sees. Never throws: what fails is an
 * outcome with its sentence.
 */
export async function sendRequest(draft: RequestDraft, key: string, siteWeb: string): Promise<Outcome> {
  try {
    const answer = createApiClient()
      .mutation(createRequest, { input: { ...toRequestInput(draft), siteWeb }, key })
      .toPromise();
    const { data, error } = await Promise.race([answer, timeout()]);
    if (data && !error) {
      const { id, lienSuivi } = data.createReservationRequest;
      return { sent: true, id, followUpPath: new URL(lienSuivi).pathname };
    }
    const refusal = error?.graphQLErrors[0];
    if (!refusal) return unreachable;
    const fields = toFields(refusal.extensions.fields);
    if (fields.siteWeb) return { sent: false, message: messages.reservation.trapEmptied, fields: {} };
    return { sent: false, message: refusal.message, fields: withArticleFields(fields, draft) };
  } catch {
    return unreachable;
  }
}

/** A key that no other sending has; also made where the page has no secure origin (no `randomUUID` there). */
export function newSendingKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const unreachable: Outcome = { sent: false, message: messages.request.unavailable, fields: {} };

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('No answer in time')), timeoutMilliseconds);
  });
}

function toFields(value: unknown): FieldErrors {
  const entries = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}
