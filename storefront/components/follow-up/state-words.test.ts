import type { Closings } from '@barnum/rules/dates/closed-days';
import { expect, it } from 'vitest';
import type { FollowUp } from './follow-up.ts';
import { stateWords } from './state-words.ts';

type State = Parameters<typeof stateWords>[0];
const account = (aPayer: string) => ({ aPayer }) as NonNullable<FollowUp['compte']>;
const text = (
  statut: State['statut'],
  compte: State['compte'],
  annulation: 'acceptee' | null = null,
  acceptation: State['acceptation'] = null,
) =>
  stateWords({ ...state, statut, events: [{ annulation } as FollowUp['events'][number]], acceptation, compte }, open)
    .text;
const state: State = {
  statut: 'confirmee',
  debut: '2027-06-11',
  fin: '2027-06-14',
  livraisonMontage: false,
  annulationDemandeLe: null,
  events: [],
  acceptation: null,
  compte: null,
};
const open: Closings = { weekdays: [], spans: [], publicHolidays: false, openDays: [] };

it('says of a day that is closed that the hour is agreed on, where the articles are fetched', () => {
  const closed = { ...open, weekdays: [5] };
  const words = 'Rendez-vous le vendredi 11 juin. Notre dépôt est fermé ce jour-là';
  expect(stateWords(state, closed).text).toContain(words);
  expect(stateWords({ ...state, livraisonMontage: true }, closed).text).not.toContain('fermé');
  expect(stateWords(state, open).text).not.toContain('fermé');
});

it('says that nothing is due only where the account is even', () => {
  for (const compte of [null, account('0.00')]) {
    expect(text('annulee', compte)).toContain('Rien n’est réservé ni dû.');
    expect(text('annulee', compte, 'acceptee')).toContain('rien n’est plus réservé ni dû.');
    expect(text('nouvelle', compte)).toContain('Rien n’est réservé ni dû pour l’instant.');
  }
  for (const compte of [account('24.00'), account('-24.00')]) {
    expect(text('annulee', compte)).toContain('Rien n’est réservé.');
    expect(text('annulee', compte, 'acceptee')).toContain('rien n’est plus réservé.');
    for (const statut of ['annulee', 'nouvelle', 'a_confirmer'] as const) {
      expect(text(statut, compte)).not.toContain('ni dû');
    }
  }
});

it('waits for an agreement only to a quote that can be agreed to', () => {
  const of = (empechement: NonNullable<State['acceptation']>['empechement']) =>
    text('a_confirmer', null, null, { empechement } as State['acceptation']);
  for (const obstacle of [null, 'sans_messagerie'] as const)
    expect(of(obstacle)).toContain('Nous attendons votre accord.');
  for (const obstacle of ['expire', 'change', 'en_preparation'] as const) {
    expect(of(obstacle)).toBe('Rien n’est réservé ni dû pour l’instant.');
  }
});
