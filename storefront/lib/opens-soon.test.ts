import { expect, it } from 'vitest';
import { waitsForOpening } from './opens-soon.ts';

it('home, catalogue, request and unknown pages wait; what the law asks for, articles and private pages do not', () => {
  for (const path of ['/', '/catalogue', '/catalogue/tentes', '/reservation', '/plan-du-site', '/rien'])
    expect([path, waitsForOpening(path)]).toEqual([path, true]);
  for (const path of [
    '/mentions-legales',
    '/confidentialite',
    '/cgv',
    '/contact',
    '/article/tente',
    '/suivi/abc',
    '/apercu',
  ])
    expect([path, waitsForOpening(path)]).toEqual([path, false]);
});
