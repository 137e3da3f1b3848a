import { expect, it } from 'vitest';
import { invoicePeriods, readInvoiceFilter } from './invoice-list.ts';

const days = (key: string, today: string) => invoicePeriods.find((period) => period.key === key)?.days(today);

it('knows the periods of bookkeeping', () => {
  expect(days('mois', '2027-02-14')).toEqual({ du: '2027-02-01', au: '2027-02-28' });
  expect(days('mois-dernier', '2027-01-31')).toEqual({ du: '2026-12-01', au: '2026-12-31' });
  expect(days('trimestre', '2027-06-30')).toEqual({ du: '2027-04-01', au: '2027-06-30' });
  expect(days('trimestre-dernier', '2027-02-01')).toEqual({ du: '2026-10-01', au: '2026-12-31' });
  expect(days('annee', '2028-02-29')).toEqual({ du: '2028-01-01', au: '2028-12-31' });
  expect(days('annee-derniere', '2027-11-23')).toEqual({ du: '2026-01-01', au: '2026-12-31' });
});

it('reads the address, and leaves out what it says wrongly', () => {
  const read = (search: string) => {
    const parameters = new URLSearchParams(search);
    return readInvoiceFilter((name) => parameters.get(name) ?? '', '2027-06-15');
  };
  const none = { etats: [], nature: null, customerId: null, du: null, au: null };
  expect(read('')).toEqual(none);
  expect(read('etat=perdue&nature=devis&client=0&du=demain&au=2027-02-30&periode=siecle')).toEqual(none);
  expect(read('etat=payee,en_retard&nature=avoir&client=12&du=2027-01-01&periode=mois')).toEqual({
    etats: ['payee', 'en_retard'],
    nature: 'avoir',
    customerId: 12,
    du: '2027-06-01',
    au: '2027-06-30',
  });
});
