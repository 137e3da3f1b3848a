import { expect, it } from 'vitest';
import type { KeptRecords } from '../../lib/with-quotes.ts';
import { deletionQuestion } from './deletion-question.ts';

const request = { prenom: 'Maëlle', nom: 'Le Goff', date: '2026-07-10' };
const nothing: KeptRecords = { factures: [], paiements: 0, cautions: 0, acceptations: [] };

it('names the quotes that go with a request', () => {
  expect(deletionQuestion({ ...request, devis: [] }, nothing)).not.toContain('devis');
  expect(deletionQuestion({ ...request, devis: ['D-2026-00001'] }, nothing)).toMatch(
    /, avec son devis D-2026-00001\s\?$/,
  );
  expect(deletionQuestion({ ...request, devis: ['D-2026-00001', 'D-2026-00001 v2'] }, nothing)).toMatch(
    /, avec ses devis D-2026-00001, D-2026-00001 v2\s\?$/,
  );
});

it('names the invoices, payments and deposits that stay', () => {
  const asked = (kept: Partial<KeptRecords>) => deletionQuestion({ ...request, devis: [] }, { ...nothing, ...kept });
  const question = asked({ factures: ['F-2026-00001', 'A-2026-00001'] });
  expect(question).toMatch(/\s\? Les factures F-2026-00001, A-2026-00001 restent dix ans, comme la loi le demande\.$/);
  expect(asked({ paiements: 2, cautions: 1 })).toMatch(
    /\s\? 2\spaiements et 1\scaution restent au registre dix ans, comme la loi le demande, sans nom\.$/,
  );
  expect(asked({ acceptations: ['D-2027-00001'] })).toMatch(
    /preuve de l’acceptation en ligne de D-2027-00001 reste dix ans/,
  );
  expect(asked({ cautions: 1 })).toMatch(/\s\? 1\scaution reste au registre dix ans/);
});
