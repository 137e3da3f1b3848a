import { keptFor } from '@barnum/rules/desk/handover/kept';
import { beforeEach, expect, test, vi } from 'vitest';
import { forgetEnded, forgetOldKept, keepFor, lostGestures, markKept, readKeptMark } from './kept-mark.ts';

const deleteDatabase = vi.fn();

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => void stored.set(name, value),
    removeItem: (name: string) => void stored.delete(name),
  });
  vi.stubGlobal('indexedDB', { deleteDatabase });
  deleteDatabase.mockClear();
  localStorage.setItem('token', `.${btoa(JSON.stringify({ exp: 100 }))}.`);
  localStorage.setItem('user', '{"id":7}');
  return () => vi.unstubAllGlobals();
});

test('what is kept is of who is signed in', () => {
  markKept({ waiting: 3 });
  expect(readKeptMark()).toMatchObject({ user: 7, waiting: 3 });
  keepFor(7);
  expect(readKeptMark()?.waiting).toBe(3);
  keepFor(8);
  expect(readKeptMark()).toBeNull();
  expect(deleteDatabase).toHaveBeenCalledExactlyOnceWith('barnum-feuilles');
});

test('after 48 hours without a word from the service it is gone, and what was lost by that is told', () => {
  markKept({ contact: 1_000, waiting: 3 });
  expect(forgetOldKept(1_000 + keptFor - 1)).toBe(false);
  expect(deleteDatabase).not.toHaveBeenCalled();
  expect(forgetOldKept(1_000 + keptFor)).toBe(true);
  expect([readKeptMark(), lostGestures(), deleteDatabase.mock.calls.length]).toEqual([null, 3, 1]);
});

test('of a session that was ended nothing stays, of one that ended by its time it waits for the same person', () => {
  const end = 100_000;
  markKept({ contact: end - 1, waiting: 2 });
  forgetEnded(end);
  localStorage.removeItem('token');
  expect(forgetOldKept(end)).toBe(false);
  expect(readKeptMark()?.waiting).toBe(2);
  forgetEnded(end - 1);
  expect(readKeptMark()).toBeNull();
});

test('nothing is kept of nobody', () => {
  markKept({ contact: 1_000 });
  localStorage.removeItem('token');
  expect(forgetOldKept(1_000)).toBe(false);
  expect(readKeptMark()).toBeNull();
  expect(deleteDatabase).toHaveBeenCalledOnce();
});

test('a mark that nobody can read is none', () => {
  localStorage.setItem('barnum.feuilles', '{');
  expect(readKeptMark()).toBeNull();
});
