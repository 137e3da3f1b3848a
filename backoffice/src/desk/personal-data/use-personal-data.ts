import { personalDataSentences } from '@barnum/rules/desk/personal-data/personal-data';
import { personInput } from '@barnum/rules/desk/personal-data-input';
import { outcomeOf } from '@barnum/rules/outcome';
import { useState } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { useToasts } from '../../components/toasts.tsx';
import { deletePersonalDataMutation, type PersonalData, personalDataQuery } from './personal-data.ts';

/** The data found about a person, and the contact searched for. */
export interface SearchedPersonalData extends PersonalData {
  contact: string;
}

/** Finds the stored data of a person, and deletes it. */
export function usePersonalData() {
  const client = useClient();
  const toasts = useToasts();
  const [found, setFound] = useState<SearchedPersonalData | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function find(contact: string): Promise<void> {
    const wrong = fieldErrorsOf(personInput)({ contact })?.contact;
    setRefusal(wrong ?? null);
    setFound(null);
    if (wrong !== undefined) return;
    setIsBusy(true);
    const outcome = outcomeOf(await client.query(personalDataQuery, { contact }, { requestPolicy: 'network-only' }));
    setIsBusy(false);
    if (outcome.status === 'done') setFound({ ...outcome.data.personalData, contact });
    else setRefusal(outcome.status === 'invalid' ? outcome.sentence : personalDataSentences.readFailed);
  }

  /** Deletes only what was shown; what arrived since shows up in the new search. */
  async function erase({ contact, ids, keptIds, customers }: SearchedPersonalData): Promise<void> {
    setIsBusy(true);
    const context = { additionalTypenames: ['ReservationRequestPage', 'Customer', 'CustomerPage', 'CustomerHistory'] };
    const variables = { contact, ids, customerIds: customers.map(({ id }) => id) };
    const outcome = outcomeOf(await client.mutation(deletePersonalDataMutation, variables, context));
    setIsBusy(false);
    if (outcome.status !== 'done') {
      return toasts.error(outcome.status === 'conflict' ? outcome.sentence : personalDataSentences.deleteFailed);
    }
    toasts.success(personalDataSentences.deleted(outcome.data.deletePersonalData, keptIds.length));
    await find(contact);
  }

  return { found, refusal, isBusy, find, erase };
}
