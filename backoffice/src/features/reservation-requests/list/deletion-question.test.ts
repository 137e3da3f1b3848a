import { expect, it } from 'vitest';
import { deletionQuestion } from './deletion-question.ts';

const request = { prenom: 'Maëlle', nom: 'Le Goff', date: '2026-07-10', factures: [] };

it('names the quotes that go with a request', () => {
  expect(deletionQuestion({ ...request, devis: [] })).not.toContain('devis');
  expect(deletionQuestion({ ...request, devis: ['D-2026-00001'] })).toMatch(/, avec son devis D-2026-00001\s\?$/);
  expect(deletionQuestion({ ...request, devis: ['D-2026-00001', 'D-2026-00001 v2'] })).toMatch(
    /, avec ses devis D-2026-00001, D-2026-00001 v2\s\?$/,
  );
});

it('names the invoices that stay', () => {
  const question = deletionQuestion({ ...request, devis: [], factures: ['F-2026-00001', 'A-2026-00001'] });
  expect(question).toMatch(/\s\? Les factures F-2026-00001, A-2026-00001 restent dix ans, comme la loi le demande\.$/);
});
