import { isVatNumber } from '@barnum/rules/prices/vat';
import type { CompanyInfoName } from '@barnum/rules/site/company-info/company-info';
import { spacedSiret } from '@barnum/rules/text/siret';

/** Who a company is by law; empty where it is not known. */
export interface LegalIdentity {
  denomination: string;
  formeJuridique: string;
  capital: string;
  siege: string;
  siret: string;
  rcs: string;
  tva: string;
}

/** Who the company is, from its company information. */
export function identityOf(company: (nom: CompanyInfoName) => string): LegalIdentity {
  return {
    denomination: company('Dénomination'),
    formeJuridique: company('Forme juridique'),
    capital: company('Capital'),
    siege: company('Siège'),
    siret: company('SIRET'),
    rcs: company('RCS'),
    tva: company('TVA'),
  };
}

/** What stands at the foot of each page. What is not known is left out: no names without a value. */
export function legalLine({ denomination, formeJuridique, capital, siege, siret, rcs, tva }: LegalIdentity): string {
  const hasCapital = /\d/.test(capital);
  return [
    denomination,
    hasCapital ? `${formeJuridique} au capital de ${capital}` : formeJuridique,
    siege,
    siret && `SIRET\u00a0${spacedSiret(siret)}`,
    rcs && `RCS\u00a0${rcs}`,
    isVatNumber(tva) && `TVA\u00a0${tva}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
