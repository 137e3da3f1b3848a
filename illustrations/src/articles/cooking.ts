import { crepesInTheMaking } from './cooking/crepes.ts';
import { crepeMakerDetail, crepeMakerWhole, planchaWhole } from './cooking/griddles.ts';
import { patioHeaterWhole } from './cooking/patio-heater.ts';

export const cooking: Record<string, ReadonlyArray<() => string>> = {
  'parasol-chauffant': [patioHeaterWhole],
  crepiere: [crepeMakerWhole, crepeMakerDetail, crepesInTheMaking],
  plancha: [planchaWhole],
};
