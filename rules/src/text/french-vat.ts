import { sirenOf, spacedSiret } from './siret.ts';

/** Sentences about VAT numbers, which only administrators read. */
export const frenchVatSentences = {
  ofOther: (siren: string) =>
    `Ce numéro de TVA est celui d’une autre entreprise\u00a0: il finit par le SIREN, ici ${siren}`,
  key: (siren: string, key: string) =>
    `Ce numéro de TVA n’existe pas\u00a0: celui du SIREN ${siren} commence par FR\u00a0${key}`,
} as const;

/**
 * Why a plain VAT number is not that of a French firm, in a sentence; null where it may be, and for those of other
 * countries. `siret` is its SIRET or SIREN without spaces, empty where it is unknown. A key with a letter is taken: its
 * formula is known to the tax office alone.
 */
export function frenchVatRefusal(vatNumber: string, siret: string): string | null {
  const [, key, siren] = /^FR(\w\w)(\d{9})$/.exec(vatNumber) ?? [];
  if (key === undefined || siren === undefined) return null;
  const own = sirenOf(siret);
  if (own !== '' && own !== siren) return frenchVatSentences.ofOther(spacedSiret(own));
  const right = keyOf(siren);
  return /^\d\d$/.test(key) && key !== right ? frenchVatSentences.key(spacedSiret(siren), right) : null;
}

/** The two digits before a SIREN in its VAT number. */
function keyOf(siren: string): string {
  return String((12 + 3 * (Number(siren) % 97)) % 97).padStart(2, '0');
}
