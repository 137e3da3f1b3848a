import { companyInfoNames } from '@barnum/rules/site/company-info/company-info';
import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

export const companyInfoQuery = graphql(`
  query CompanyInfo {
    companyInfo {
      id
      nom
      valeur
      updatedAt
    }
  }
`);

export const createCompanyInfoMutation = graphql(`
  mutation CreateCompanyInfo($nom: String!, $valeur: String!) {
    createCompanyInfo(nom: $nom, valeur: $valeur) {
      id
    }
  }
`);

export const updateCompanyInfoMutation = graphql(`
  mutation UpdateCompanyInfo($id: Int!, $valeur: String!, $updatedAt: DateTime) {
    updateCompanyInfo(id: $id, valeur: $valeur, updatedAt: $updatedAt) {
      id
    }
  }
`);

type StoredInfo = ResultOf<typeof companyInfoQuery>['companyInfo'][number];

/** A name and its value; `id` is null when it is not stored yet. */
export type CompanyInfo = Omit<StoredInfo, 'id' | 'updatedAt'> & { id: number | null; updatedAt: string | null };

/** Every name that the product uses, in order, with its stored value; then all other stored names. */
export function withKnownNames(stored: readonly StoredInfo[]): CompanyInfo[] {
  const known = companyInfoNames.map(
    (nom) => stored.find((info) => info.nom === nom) ?? { id: null, nom, valeur: '', updatedAt: null },
  );
  const names: readonly string[] = companyInfoNames;
  return [...known, ...stored.filter(({ nom }) => !names.includes(nom))];
}
