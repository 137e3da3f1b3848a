import { expect, it } from 'vitest';
import { release } from '../../release.ts';
import { failureInput } from '../failure-reports-input.ts';
import { createFailureReporter, failureReport } from './failure-reports.ts';

const thrown = (name: string, stack: string) =>
  Object.assign(new Error('Maëlle Le Goff, 06 39 98 01 12'), { name, stack });
const stack = 'TypeError: Maëlle\n    at Xe (https://barnum.example/assets/chunks/chunk-B1_x-9.js:1:2345)\n    at y';

it('a report holds the class, the place and the screen of an error, and passes', () => {
  const report = failureReport(thrown('TypeError', stack), 'storefront', '/article/barnum-de-maelle');
  expect(report).toEqual({
    app: 'storefront',
    name: 'TypeError',
    place: '/assets/chunks/chunk-B1_x-9.js:1:2345',
    screen: '/article/:slug',
    release,
  });
  expect(failureInput.parse(report)).toEqual(report);
});

it('a report tells nothing of what was typed, whatever was thrown and wherever', () => {
  const told = [
    failureReport(thrown('Maëlle', 'Maëlle'), 'storefront', '/Maëlle'),
    failureReport('Maëlle', 'backoffice', '/admin/articles/12/edit'),
    failureReport({ name: { text: 'Maëlle' }, stack: ['Maëlle'] }, 'backoffice', '/admin/demandes/Maëlle'),
    failureReport(null, 'backoffice', '/admin/articles/12'),
  ];
  for (const report of told) expect(failureInput.safeParse(report).success).toBe(true);
  expect(JSON.stringify(told)).not.toContain('Maëlle');
  expect(told.map(({ name, screen }) => [name, screen])).toEqual([
    ['Error', '*'],
    ['Error', '/admin/articles/:id/edit'],
    ['Error', '*'],
    ['Error', '/admin/articles/:id'],
  ]);
});

it('texts are refused', () => {
  const report = failureReport(thrown('TypeError', stack), 'storefront', '/');
  for (const field of Object.keys(report)) {
    for (const text of ['Maëlle Le Goff', 'a@b.example', '/admin/maelle', '1.0.0 Maëlle', 'x'.repeat(500)])
      expect(failureInput.safeParse({ ...report, [field]: text }).success).toBe(false);
  }
});

it('each place is told once, and nothing that no script of ours threw', () => {
  const sent: string[] = [];
  const report = createFailureReporter('storefront', (body) => sent.push(body));
  for (const error of [thrown('TypeError', stack), thrown('TypeError', stack), thrown('TypeError', 'chrome-extension')])
    report(error, '/catalogue');
  expect(sent.map((body) => JSON.parse(body).variables.report.screen)).toEqual(['/catalogue']);
});
