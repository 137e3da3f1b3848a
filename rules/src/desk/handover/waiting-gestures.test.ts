import { expect, test } from 'vitest';
import { isTooOld, keptFor, lostInWords, unsentInWords } from './kept.ts';
import {
  canTakeOver,
  countInWords,
  countsOf,
  gestureInWords,
  refusedInWords,
  type WaitingCommand,
  waitingInWords,
  withGesture,
} from './waiting-gestures.ts';

const line = { id: 1, nom: 'Chaise', note: '', attendu: 8, compte: null, casse: 0, manque: 0, sale: 0, dehors: 0 };
const sheet = {
  mouvement: 'retour' as const,
  remarques: '',
  closedAt: null,
  lines: [line, { ...line, id: 2, nom: 'Table', compte: 3 }],
  photos: [] as { key: string; lineId: number | null; url: string | null }[],
};
const gesture = (part: Partial<WaitingCommand>): WaitingCommand => ({
  key: 'k',
  sheet: 1,
  line: null,
  kind: 'tout',
  quantity: null,
  note: '',
  at: '2026-07-12T15:00:00Z',
  ...part,
});

test('a gesture is seen at once', () => {
  expect(withGesture(sheet, gesture({})).lines.map(({ compte }) => compte)).toEqual([8, 3]);
  expect(withGesture(sheet, gesture({ kind: 'casse', line: 1, quantity: 2 })).lines[0]).toMatchObject({
    compte: 6,
    casse: 2,
  });
  expect(withGesture(sheet, gesture({ kind: 'note', line: 1, note: 'Ici' })).lines[0]?.note).toBe('Ici');
  expect(withGesture(sheet, gesture({ kind: 'remarque', note: 'Là' })).remarques).toBe('Là');
});

test('a photo counts once, also when the service knows it already', () => {
  const photo = gesture({ kind: 'photo', line: 2 });
  const once = withGesture(sheet, photo);
  expect(once.photos).toEqual([{ key: 'k', lineId: 2, url: null }]);
  expect(withGesture(once, photo).photos).toHaveLength(1);
  expect(withGesture(once, { ...gesture({ kind: 'retrait' }), photoKey: 'k' }).photos).toEqual([]);
});

test('what was refused may be taken over where the sheet still takes it', () => {
  expect(canTakeOver(gesture({ kind: 'compter', line: 1, quantity: 8 }), sheet)).toBe(true);
  expect(canTakeOver(gesture({ kind: 'compter', line: 1, quantity: 9 }), sheet)).toBe(false);
  expect(canTakeOver(gesture({ kind: 'compter', line: 7, quantity: 1 }), sheet)).toBe(false);
  expect(canTakeOver(gesture({ kind: 'remarque', note: 'Là' }), sheet)).toBe(true);
  expect(canTakeOver(gesture({ kind: 'remarque' }), { ...sheet, closedAt: '2026-07-12T15:00:00Z' })).toBe(false);
  expect(canTakeOver(gesture({ kind: 'remarque' }), null)).toBe(false);
});

test('what was signed for is what is counted', () => {
  expect(countsOf(withGesture(sheet, gesture({ kind: 'note', line: 1, note: 'Ici' })))).toBe(countsOf(sheet));
  expect(countsOf(withGesture(sheet, gesture({})))).not.toBe(countsOf(sheet));
});

test('what is kept is too old after 48 hours, and when the clock was set back', () => {
  expect(isTooOld(0, keptFor - 1)).toBe(false);
  expect(isTooOld(0, keptFor)).toBe(true);
  expect(isTooOld(keptFor, 0)).toBe(true);
});

test('one gesture and more are told in whole words', () => {
  expect([1, 3].map(waitingInWords)).toEqual(['1 geste en attente', '3 gestes en attente']);
  expect([1, 3].map(unsentInWords)).toEqual(['1 geste n’a pas été envoyé', '3 gestes n’ont pas été envoyés']);
  expect([1, 3].map(lostInWords)).toEqual([
    '1 geste n’a pas pu être envoyé pendant 48 heures\u00a0: ce qui était gardé sur cet appareil a été effacé.',
    '3 gestes n’ont pas pu être envoyés pendant 48 heures\u00a0: ce qui était gardé sur cet appareil a été effacé.',
  ]);
  expect(gestureInWords(gesture({ kind: 'compter', quantity: 8 }))).toBe('compté\u00a0: 8');
  expect(gestureInWords(gesture({ kind: 'compter' }))).toBe('plus compté');
  expect(gestureInWords(gesture({ kind: 'note', note: 'Ici' }))).toBe('note\u00a0: «\u00a0Ici\u00a0»');
  expect(gestureInWords(gesture({ kind: 'photo' }))).toBe('photo');
  expect([1, 2].map(refusedInWords)).toEqual(['1 geste n’a pas été pris', '2 gestes n’ont pas été pris']);
  expect(sheet.lines.map(countInWords)).toEqual(['pas encore compté, 8 en tout', '3 sur 8']);
});
