import { capabilities } from '@barnum/rules/access/team/rights';
import { expect, test } from 'vitest';
import { screenAfterSignIn } from './after-sign-in.ts';

test.each([
  [null, '/admin/demandes'],
  [{ from: '/admin' }, '/admin/demandes'],
  [{ from: '/admin/demandes?page=3' }, '/admin/demandes?page=3'],
  [{ from: '/admin/articles/12/edit' }, '/admin/articles/12/edit'],
  [{ from: '/admin/login' }, '/admin/demandes'],
  [{ from: '/access-denied' }, '/admin/demandes'],
  [{ from: 'https://ailleurs.example/admin/' }, '/admin/demandes'],
  [{ from: 7 }, '/admin/demandes'],
])('after %j an administrator goes to %s', (state, screen) => {
  expect(screenAfterSignIn(state, capabilities)).toBe(screen);
});

test('who only prepares goes to a screen that opens to them', () => {
  const own = ['planning', 'preparation'] as const;
  expect(screenAfterSignIn({ from: '/admin/clients' }, own)).toBe('/admin/aujourdhui');
  expect(screenAfterSignIn({ from: '/admin/planning?vue=mois' }, own)).toBe('/admin/planning?vue=mois');
});
