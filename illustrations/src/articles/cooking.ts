import { crepeMakerDetail, crepeMakerWhole } from './cooking/crepe-maker.ts';
import { crepesInTheMaking } from './cooking/crepes.ts';
import { patioHeaterWhole } from './cooking/patio-heater.ts';
import { planchaWhole } from './cooking/plancha.ts';

export const cooking: Record<string, ReadonlyArray<() => string>> = {
  'parasol-chauffant': [patioHeaterWhole],
  crepiere: [crepeMakerWhole, crepeMakerDetail, crepesInTheMaking],
  plancha: [planchaWhole],
};
