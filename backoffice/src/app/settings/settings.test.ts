import { expect, it } from 'vitest';
import { findSettings, settings } from './settings.ts';

const found = (text: string) => findSettings(text).map(({ field }) => field);

it('are found by label, help and other words, by label first', () => {
  expect(found('TVA').slice(0, 3)).toEqual(['entreprise-tva', 'entreprise-taux-de-tva', 'entreprise-regime-de-tva']);
  expect(found('tva')).toContain('factures_seuilFranchise');
  expect(found('horaires')[0]).toBe('entreprise-horaires');
  expect(found('vacances')).toEqual(['entreprise-jours-fermes']);
  expect(found('logo')[0]).toBe('site_logo');
  expect(found('RIB')).toEqual(['factures_iban']);
  expect(found('smtp')).toContain('messagerie_host');
  expect(found('numérotation')).toEqual(['factures_prefixeFacture', 'factures_prefixeAvoir']);
  expect(found('zzz')).toEqual([]);
  expect(findSettings('')).toHaveLength(settings.length);
});

it('have each a field of its own', () => {
  expect(new Set(settings.map(({ field }) => field)).size).toBe(settings.length);
});
