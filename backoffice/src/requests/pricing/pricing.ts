import type { PricingTerms } from '@barnum/rules/prices/pricing-terms';
import type { ResultOf } from 'gql.tada';
import { plainNumber, typedNumber } from '../../lib/numbers.ts';
import { pricingTermsFields } from '../../lib/pricing-terms.ts';
import { graphql } from '../../lib/service/graphql.ts';

export const pricingQuery = graphql(
  `
    query Pricing {
      pricing {
        versionId
        terms {
          ...PricingTermsFields
        }
      }
      categories {
        id
        nom
      }
      companyInfo {
        nom
        valeur
      }
    }
  `,
  [pricingTermsFields],
);

export const updatePricingMutation = graphql(
  `
    mutation UpdatePricing($terms: PricingTermsInput!, $seen: Int) {
      updatePricing(terms: $terms, seen: $seen) {
        versionId
        terms {
          ...PricingTermsFields
        }
      }
    }
  `,
  [pricingTermsFields],
);

export type Pricing = ResultOf<typeof pricingQuery>['pricing'];
/** The terms as their form edits them: numbers and amounts as typed, lists of words in one line. */
export type PricingValues = ReturnType<typeof toValues>;

export function toValues(terms: PricingTerms) {
  const typed = (amount: string | null) => (amount === null ? '' : typedNumber(amount));
  return {
    ...terms,
    durees: terms.durees.map((row) => ({
      ...row,
      jours: String(row.jours),
      coefficient: typedNumber(String(row.coefficient)),
    })),
    saisons: terms.saisons.map((row) => ({ ...row, pourcent: String(row.pourcent) })),
    caution: {
      ...terms.caution,
      paliers: terms.caution.paliers.map(({ jusqua, montant }) => ({ jusqua: typed(jusqua), montant: typed(montant) })),
    },
    minimumCommande: typed(terms.minimumCommande),
    minimumJours: String(terms.minimumJours),
    zones: terms.zones.map(({ nom, communes, prix, minimum, offerteDes }) => ({
      nom,
      communes: communes.join(', '),
      prix: typed(prix),
      minimum: typed(minimum),
      offerteDes: typed(offerteDes),
    })),
    prixParKilometre: typed(terms.prixParKilometre),
    frais: terms.frais.map(({ nom, prix, tauxTva }) => ({ nom, prix: typed(prix), tauxTva })),
    nettoyages: terms.nettoyages.map(({ nom, prix }) => ({ nom, prix: typed(prix) })),
  };
}

/** The terms in force as their form edits them, under the number of their version. */
export function toRecord({ versionId, terms }: Pricing) {
  return { values: toValues(terms), updatedAt: versionId === null ? null : String(versionId) };
}

/** What is typed, as the service takes it; what is no number stays so, to be refused at its field. */
export function toTerms(values: PricingValues): PricingTerms {
  const number = (typed: string | undefined) => (typed?.trim() ? Number(plainNumber(typed)) : Number.NaN);
  const optional = (typed: string | undefined) => (typed?.trim() ? typed : null);
  const required = (typed: string | undefined) => typed ?? '';
  return {
    ...values,
    durees: values.durees.map((row) => ({ ...row, jours: number(row.jours), coefficient: number(row.coefficient) })),
    saisons: values.saisons.map((row) => ({
      ...row,
      categorieIds: row.categorieIds ?? [],
      pourcent: number(row.pourcent),
    })),
    caution: {
      ...values.caution,
      paliers: (values.caution.paliers ?? []).map((row) => ({
        jusqua: optional(row.jusqua),
        montant: required(row.montant),
      })),
    },
    minimumCommande: optional(values.minimumCommande),
    minimumJours: number(values.minimumJours),
    zones: values.zones.map((row) => ({
      nom: row.nom,
      communes: (row.communes ?? '')
        .split(/[,;\n]/)
        .map((commune) => commune.trim())
        .filter(Boolean),
      prix: required(row.prix),
      minimum: optional(row.minimum),
      offerteDes: optional(row.offerteDes),
    })),
    prixParKilometre: optional(values.prixParKilometre),
    frais: values.frais.map((row) => ({ nom: row.nom, prix: required(row.prix), tauxTva: row.tauxTva ?? null })),
    nettoyages: values.nettoyages.map((row) => ({ nom: row.nom, prix: required(row.prix) })),
  };
}
