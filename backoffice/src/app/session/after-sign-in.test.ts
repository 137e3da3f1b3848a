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
  expect(screenAfterSignIn(state)).toBe(screen);
});
