import { expect, test } from 'vitest';
import { redirectNotice, refusals } from './access.ts';

const administratorOnly = "Vous devez être connecté en tant qu'administrateur pour accéder à cette page";
const denied = "Vous n'avez pas les autorisations nécessaires pour accéder à cette page.";

test.each([
  ['/admin', '/login', null],
  ['/admin/demandes', '/login', null],
  ['/admin/articles', '/login', administratorOnly],
  ['/admin/articles/', '/login', administratorOnly],
  ['/admin/articles/7', '/login', null],
  ['/admin/partenaires', '/login', null],
  ['/admin/settings', '/login', 'Vous devez être connecté pour accéder à cette page'],
])('%s sends who is not signed in to %s', (screen, to, notice) => {
  expect(refusals(screen).anonymous).toEqual({ to, notice });
});

test.each([
  ['/admin/demandes', '/access-denied', null],
  ['/admin/avis', '/access-denied', null],
  ['/admin/articles', '/access-denied', administratorOnly],
  ['/admin/articles/new', '/access-denied', null],
  ['/admin/partenaires', '/admin/login', denied],
  ['/admin/settings', '/access-denied', "Vous n'avez pas les droits nécessaires pour accéder à cette page"],
])('%s sends who is no administrator to %s', (screen, to, notice) => {
  expect(refusals(screen).denied).toEqual({ to, notice });
});

test('what comes along with a navigation may be anything', () => {
  expect(redirectNotice({ notice: 'Bonjour' })).toBe('Bonjour');
  for (const state of [null, undefined, 'text', {}, { notice: 1 }]) expect(redirectNotice(state)).toBeNull();
});
