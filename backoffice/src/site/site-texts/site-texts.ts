import { type SiteTextKey, type SiteTextValues, siteTextKeys } from '@barnum/rules/site/site-texts/site-texts';
import type { ResultOf } from 'gql.tada';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { graphql } from '../../lib/service/graphql.ts';

export const siteTextsQuery = graphql(`
  query SiteTexts {
    siteTexts {
      key
      texte
      original
      versionId
    }
  }
`);

export const updateSiteTextsMutation = graphql(`
  mutation UpdateSiteTexts($texts: [SiteTextInput!]!, $seen: Int!) {
    updateSiteTexts(texts: $texts, seen: $seen) {
      key
      texte
      original
      versionId
    }
  }
`);

export const uploadSitePictureMutation = graphql(`
  mutation UploadSitePicture($key: String!, $file: Upload!) {
    uploadSitePicture(key: $key, file: $file)
  }
`);

export const siteTextVersionsQuery = graphql(`
  query SiteTextVersions($key: String!) {
    siteTextVersions(key: $key) {
      id
      texte
      auteur
      createdAt
    }
  }
`);

export type SiteText = ResultOf<typeof siteTextsQuery>['siteTexts'][number];
export type SiteTextVersion = ResultOf<typeof siteTextVersionsQuery>['siteTextVersions'][number];

/** The texts as the form edits them; a copy is outdated when a newer version than its newest one exists. */
export function toRecord(texts: readonly SiteText[]): EditedRecord<SiteTextValues> {
  const values = Object.fromEntries(texts.map(({ key, texte }) => [key, texte])) as SiteTextValues;
  return { values, updatedAt: String(Math.max(0, ...texts.map(({ versionId }) => versionId))) };
}

/** The texts in `values` that the service does not have. */
export function changedTexts(
  values: SiteTextValues,
  stored: readonly SiteText[],
): { key: SiteTextKey; texte: string }[] {
  const before = new Map(stored.map(({ key, texte }) => [key, texte]));
  return siteTextKeys.filter((key) => values[key] !== before.get(key)).map((key) => ({ key, texte: values[key] }));
}
