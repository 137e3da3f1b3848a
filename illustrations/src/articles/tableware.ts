import { fluteWhole, wineWhole } from './tableware/glasses.ts';

export const tableware: Record<string, ReadonlyArray<() => string>> = {
  'verre-vin': [wineWhole],
  flute: [fluteWhole],
};
