import { paths } from '@barnum/rules/paths';
import { expect, it } from 'vitest';
import { readPackWish } from './read-pack-wish.ts';

it('the form of a new request is opened with what was said of the pack in its calendar', () => {
  const days = { debut: '2027-07-12', fin: '2027-07-14' };
  const read = (said: object) => {
    const { searchParams } = new URL(paths.adminRequestFor(12, { ...days, ...said }), 'http://localhost');
    return readPackWish((name) => searchParams.get(name) ?? '');
  };
  const wish = { terrain: 'dur', choix: [4, 7], reponses: [{ choix: '12:Nappes', article: 3 }] };
  expect([read(wish), read({})]).toEqual([wish, { terrain: null, choix: [], reponses: [] }]);
});
