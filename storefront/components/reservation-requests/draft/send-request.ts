import { failureOf, type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import type { RequestDraft } from '../../../lib/request-draft/request-draft-state.ts';
import { createApiClient } from '../../../lib/service/api-client.ts';
import { graphql } from '../../../lib/service/graphql.ts';
import { toRequestInput, withArticleFields } from './draft-rules.ts';

export interface SentRequest {
  id: number;
  followUpPath: string;
  accuseParEmail: boolean;
}

const createRequest = graphql(`
  mutation CreateReservationRequest($input: ReservationRequestInput!, $key: String) {
    createReservationRequest(input: $input, key: $key) {
      id
      lienSuivi
      accuseParEmail
    }
  }
`);

const timeoutMilliseconds = 20_000;

/**
 * Sends a valid draft and the honeypot's value. Never throws: a failure is an
 * outcome with its sentence.
 */
export async function sendRequest(draft: RequestDraft, key: string, siteWeb: string): Promise<Outcome<SentRequest>> {
  try {
    const answer = createApiClient()
      .mutation(createRequest, { input: { ...toRequestInput(draft), siteWeb }, key })
      .toPromise();
    const outcome = outcomeOf(await Promise.race([answer, timeout()]));
    if (outcome.status === 'done') {
      const { id, lienSuivi, accuseParEmail } = outcome.data.createReservationRequest;
      return { status: 'done', data: { id, followUpPath: new URL(lienSuivi).pathname, accuseParEmail } };
    }
    if (outcome.status !== 'invalid') return outcome;
    if (outcome.fields.siteWeb) return { status: 'failed', sentence: sentences.form.trapEmptied };
    return { ...outcome, fields: withArticleFields(outcome.fields, draft) };
  } catch {
    return failureOf();
  }
}

function timeout(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('No answer in time')), timeoutMilliseconds);
  });
}
