import { noPricingTerms } from '@barnum/rules/prices/pricing-terms';
import { expect, it } from 'vitest';
import { mergeConflict } from '../../components/form/conflict.ts';
import { toValues } from './pricing.ts';
import { pricingMerges, showPricingChanges } from './pricing-changes.ts';

const zone = (nom: string, prix: string) => ({ nom, communes: ['56000'], prix, minimum: null, offerteDes: null });
const terms = (...zones: ReturnType<typeof zone>[]) => toValues({ ...noPricingTerms, zones });
const base = terms(zone('Vannes', '40.00'), zone('Auray', '35.00'));

it('zones that two administrators add are both kept, and a zone that both change is asked about', () => {
  const mine = terms(zone('Vannes', '45.00'), zone('Auray', '35.00'), zone('Lorient', '60.00'));
  const theirs = terms(zone('Vannes', '40.00'), zone('Elven', '30.00'));
  const { merged, changes } = mergeConflict(base, mine, theirs, pricingMerges);
  expect(merged.zones.map(({ nom, prix }) => `${nom} ${prix}`)).toEqual([
    'Vannes 45,00',
    'Lorient 60,00',
    'Elven 30,00',
  ]);
  expect(changes.map(({ field, isContested }) => [field, isContested])).toEqual([['zones', false]]);
  expect(showPricingChanges.zones?.(base.zones, theirs.zones)).toEqual([
    '«\u00a0Auray (56000), 35,00\u00a0€\u00a0» retiré',
    '«\u00a0Elven (56000), 30,00\u00a0€\u00a0» ajouté',
  ]);
  const both = mergeConflict(base, mine, terms(zone('Vannes', '50.00')), pricingMerges);
  expect(both.changes[0]?.isContested).toBe(true);
  expect(both.merged.zones).toEqual(mine.zones);
});
