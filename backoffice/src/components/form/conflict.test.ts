import { expect, test } from 'vitest';
import { isUnchanged, mergeConflict } from './conflict.ts';

test('an untouched field takes the other’s value, a touched one keeps what was typed', () => {
  const base = { nom: 'Tente', prix: '10.00', source: null as string | null };
  const mine = { nom: 'Tente blanche', prix: '10.00', source: null };
  const theirs = { nom: 'Tente ronde', prix: '12.00', source: null };
  expect(mergeConflict(base, mine, theirs)).toEqual({
    merged: { nom: 'Tente blanche', prix: '12.00', source: null },
    changes: [
      { field: 'nom', before: 'Tente', theirs: 'Tente ronde', isContested: true },
      { field: 'prix', before: '10.00', theirs: '12.00', isContested: false },
    ],
  });
});

test('the same change on both sides is not contested', () => {
  const { changes } = mergeConflict({ nom: 'a' }, { nom: 'b' }, { nom: 'b' });
  expect(changes).toEqual([{ field: 'nom', before: 'a', theirs: 'b', isContested: false }]);
});

test('a field that was emptied again is unchanged', () => {
  expect(isUnchanged<{ nom: string | null }>({ nom: null }, { nom: '' })).toBe(true);
  expect(isUnchanged({ nom: 'a' }, { nom: 'b' })).toBe(false);
});
