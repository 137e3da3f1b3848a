import { expect, it } from 'vitest';
import { journalValue } from './journal-values.ts';

it.each([
  ['reservation_requests', 'phone', '0612345678', '06 12 34 56 78'],
  ['reservation_requests', 'phone', '06.12.34.56.78 / 0297000001', '06 12 34 56 78 / 02 97 00 00 01'],
  ['customers', 'telephones', ['+33 (0)6 12 34 56 78', '+32475123456'], '+33 6 12 34 56 78, +32 475 12 34 56'],
  [
    'customers',
    'contacts',
    [{ nom: 'Anne', fonction: 'Fêtes', telephone: '0297000001' }],
    'Nom\u00a0: Anne ; Fonction\u00a0: Fêtes ; Téléphone\u00a0: 02 97 00 00 01',
  ],
  ['reservation_requests', 'notes', '0612345678', '0612345678'],
])('tells %s %s %j as « %s »', (table, column, value, told) => {
  expect(journalValue(table, column, value)).toBe(told);
});
