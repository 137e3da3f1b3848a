import { expect, it } from 'vitest';
import { handedOut } from './handed-out.ts';

const at = (hour: number) => new Date(Date.UTC(2027, 0, 1, hour));
const version = (nom: string, hour: number, isSent = false) => ({ nom, createdAt: at(hour), isSent });
const step = (
  avant: 'nouvelle' | 'a_confirmer' | null,
  apres: 'a_confirmer' | 'confirmee',
  hour: number,
  note = '',
) => ({
  avant,
  apres,
  createdAt: at(hour),
  note,
});

it('a client has what was sent, noted as handed over, or the newest of a proposal; not what was issued and kept', () => {
  const [one, two, three] = [version('D-2027-00001', 1), version('D-2027-00001 v2', 3), version('D-2027-00001 v3', 5)];
  const names = (steps: Parameters<typeof handedOut>[1], sent = three) =>
    handedOut([sent, two, one], steps).map(({ nom }) => nom);
  expect(names([])).toEqual([]);
  expect(names([], { ...three, isSent: true })).toEqual(['D-2027-00001 v3']);
  expect(names([step('nouvelle', 'a_confirmer', 2)])).toEqual(['D-2027-00001']);
  expect(names([step('nouvelle', 'a_confirmer', 2), step('a_confirmer', 'confirmee', 4)])).toEqual([
    'D-2027-00001 v2',
    'D-2027-00001',
  ]);
  expect(names([step('nouvelle', 'a_confirmer', 0)])).toEqual([]);
  expect(names([step('a_confirmer', 'a_confirmer', 4, 'Devis D-2027-00001 v2 remis au client')])).toEqual([
    'D-2027-00001 v2',
  ]);
});
