import { expect, it } from 'vitest';
import { deletionQuestion } from './deletion-question.ts';

const request = { prenom: 'Maëlle', nom: 'Le Goff', date: '2026-07-10' };

it('names the quotes that go with a request', () => {
  expect(deletionQuestion({ ...request, devis: [] })).not.toContain('devis');
  expect(deletionQuestion({ ...request, devis: ['D-2026-00001'] })).toMatch(/, avec son devis D-2026-00001\s\?$/);
  expect(deletionQuestion({ ...request, devis: ['D-2026-00001', 'D-2026-00001 v2'] })).toMatch(
    /, avec ses devis D-2026-00001, D-2026-00001 v2\s\?$/,
  );
});
