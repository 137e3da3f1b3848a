import { expect, it } from 'vitest';
import { storedWish } from './packs.ts';

it('what a line says of its pack can be sent as it was read', () => {
  const read = { __typename: 'PackAnswer', choix: '12:Nappes', article: 4 };
  const wish = { terrain: null, choix: [4, 7], reponses: [read] };
  expect(storedWish(wish)).toEqual({ terrain: null, choix: [7], reponses: [{ choix: '12:Nappes', article: 4 }] });
});
