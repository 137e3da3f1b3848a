import type { ImportKindKey } from '@barnum/rules/desk/spreadsheets/import-kinds';
import { paths } from '@barnum/rules/paths';
import type { ResultOf, VariablesOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

const importFields = graphql(`
  fragment SheetImportFields on SheetImport @_unmask {
    id
    kind
    fileName
    state
    appliedAt
    updatedAt
    columns {
      title
      field
      sample
    }
    emptied
    rate
    nameOrder
    hasHeadings
    makesCategories
    onlyUpdates
    leftOut
    mended {
      line
      column
      text
    }
    notes
    sheets
    sheet
    pictureCount
    canUndo
    wouldStay {
      recordId
      nom
      why
    }
    report {
      counts {
        nouveau
        modifie
        identique
        refuse
        ecarte
      }
      refused {
        line
        nom
        problem
      }
      staying {
        recordId
        nom
        why
      }
    }
  }
`);

export const sheetImportQuery = graphql(
  `
    query SheetImport($id: Int!, $kind: ImportedKind, $page: Int) {
      sheetImport(id: $id) {
        ...SheetImportFields
        preview {
          signature
          questions
          newCategories
          notes
          counts {
            nouveau
            modifie
            identique
            refuse
            ecarte
            titre
          }
          rows(kind: $kind, page: $page, pageSize: 20) {
            totalCount
            items {
              line
              kind
              nom
              problems
              cells {
                column
                text
                before
                after
                problem
              }
            }
          }
        }
      }
    }
  `,
  [importFields],
);

export const sheetImportsQuery = graphql(`
  query SheetImports($kind: SheetImportKind!) {
    sheetImports(kind: $kind) {
      id
      fileName
      state
      auteur
      createdAt
    }
  }
`);

export const startSheetImportMutation = graphql(`
  mutation StartSheetImport($kind: SheetImportKind!, $file: Upload!) {
    startSheetImport(kind: $kind, file: $file) {
      id
    }
  }
`);

export const updateSheetImportMutation = graphql(`
  mutation UpdateSheetImport($id: Int!, $input: SheetImportInput!, $updatedAt: DateTime) {
    updateSheetImport(id: $id, input: $input, updatedAt: $updatedAt) {
      id
      updatedAt
    }
  }
`);

export const chooseSheetMutation = graphql(`
  mutation ChooseSheetOfImport($id: Int!, $sheet: Int!, $updatedAt: DateTime) {
    chooseSheetOfImport(id: $id, sheet: $sheet, updatedAt: $updatedAt) {
      id
      updatedAt
    }
  }
`);

export const addPicturesMutation = graphql(`
  mutation AddPicturesToImport($id: Int!, $file: Upload!) {
    addPicturesToImport(id: $id, file: $file) {
      id
      updatedAt
    }
  }
`);

export const applySheetImportMutation = graphql(`
  mutation ApplySheetImport($id: Int!, $signature: String!) {
    applySheetImport(id: $id, signature: $signature) {
      id
    }
  }
`);

export const undoSheetImportMutation = graphql(`
  mutation UndoSheetImport($id: Int!) {
    undoSheetImport(id: $id) {
      id
    }
  }
`);

export const sheetImportProgressQuery = graphql(`
  query SheetImportProgress($id: Int!) {
    sheetImportProgress(id: $id)
  }
`);

export const pastHireCountQuery = graphql(`
  query PastHireCount {
    pastHireCount
  }
`);

export const deletePastHiresMutation = graphql(`
  mutation DeletePastHires {
    deletePastHires
  }
`);

export type SheetImport = NonNullable<ResultOf<typeof sheetImportQuery>['sheetImport']>;
export type ImportPreview = NonNullable<SheetImport['preview']>;
export type ImportedRow = ImportPreview['rows']['items'][number];
export type ImportChoices = VariablesOf<typeof updateSheetImportMutation>['input'];

/** The GraphQL types to read again once an import is decided about, done or undone. */
export const importTypes = [
  'SheetImport',
  'Article',
  'ArticlePage',
  'Category',
  'Customer',
  'CustomerPage',
  'MonthFigures',
  'TurnoverParts',
];

/** What the screens of each kind of table name: its list, and the sentence on what undoing does. */
export const importScreens = {
  articles: { list: paths.adminArticles, see: 'Voir les articles', back: 'Retour aux articles' },
  clients: { list: paths.adminCustomers, see: 'Voir les clients', back: 'Retour aux clients' },
  locations: { list: paths.adminFigures, see: 'Voir les chiffres', back: 'Retour aux chiffres' },
} as const satisfies Record<ImportKindKey, { list: string; see: string; back: string }>;

/** All that is decided about a draft: what changes is put over it. */
export function choicesOf(draft: SheetImport): ImportChoices {
  const { columns, emptied, rate, nameOrder, hasHeadings, makesCategories, onlyUpdates, leftOut, mended } = draft;
  const fields = columns.map(({ field }) => field);
  return { columns: fields, emptied, rate, nameOrder, hasHeadings, makesCategories, onlyUpdates, leftOut, mended };
}
