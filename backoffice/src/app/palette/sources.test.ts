import { expect, it } from 'vitest';
import { findActions } from './actions.ts';
import { groupsOf, soughtIn } from './sources.ts';

it('requests and customers are told with their telephones in groups', () => {
  const sought = soughtIn('le goff', '2026-06-01', { uses: () => false, may: () => false });
  const person = { id: 42, nom: 'Le Goff', prenom: 'Anne' };
  const groups = groupsOf(
    sought,
    {
      reservationRequests: { items: [{ ...person, date: '2026-06-12', statut: 'nouvelle', phone: '0297000001' }] },
      customerChoices: [
        { ...person, kind: 'particulier', ville: 'Vannes', telephones: ['33612345678'], emails: ['a@exemple.example'] },
      ],
      articleChoices: [],
      pieceChoices: [],
    },
    [{ id: 42, aPayer: '120.00', recuDAvance: false }],
  );
  const details = groups.map(({ choices }) => choices[0]?.detail?.replaceAll(/\s/g, ' '));
  expect(details[0]).toBe('Particulier · Vannes · +33 6 12 34 56 78 · À payer : 120,00 €');
  expect(details[1]).toMatch(/ · 02 97 00 00 01$/);
});

it('nothing is offered of what the company does not use', () => {
  const found = (text: string, isUsed: boolean) =>
    findActions(
      text,
      () => isUsed,
      () => true,
    ).length;
  for (const text of ['équipe', 'ensembles', 'chèques', 'demandes'])
    expect([found(text, false), found(text, true)]).toEqual([text === 'demandes' ? 1 : 0, expect.any(Number)]);
  expect(['équipe', 'ensembles', 'chèques'].map((text) => found(text, true) > 0)).toEqual([true, true, true]);
});
