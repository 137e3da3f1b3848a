import { expect, it } from 'vitest';
import { groupsOf, soughtIn } from './sources.ts';

it('requests and customers are told with their telephones in groups', () => {
  const sought = soughtIn('le goff', '2026-06-01', { isInvoicing: false, may: () => false });
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
