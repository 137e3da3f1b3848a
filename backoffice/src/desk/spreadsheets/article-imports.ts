import type { ResultOf, VariablesOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

const importFields = graphql(`
  fragment ArticleImportFields on ArticleImport @_unmask {
    id
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
    hasHeadings
    makesCategories
    leftOut
    mended {
      line
      column
      text
    }
    notes
    canUndo
    wouldStay {
      articleId
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
        articleId
        nom
        why
      }
    }
  }
`);

export const articleImportQuery = graphql(
  `
    query ArticleImport($id: Int!, $kind: ImportedKind, $page: Int) {
      articleImport(id: $id) {
        ...ArticleImportFields
        preview {
          signature
          questions
          newCategories
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

export const articleImportsQuery = graphql(`
  query ArticleImports {
    articleImports {
      id
      fileName
      state
      auteur
      createdAt
    }
  }
`);

export const startArticleImportMutation = graphql(`
  mutation StartArticleImport($file: Upload!) {
    startArticleImport(file: $file) {
      id
    }
  }
`);

export const updateArticleImportMutation = graphql(`
  mutation UpdateArticleImport($id: Int!, $input: ArticleImportInput!, $updatedAt: DateTime) {
    updateArticleImport(id: $id, input: $input, updatedAt: $updatedAt) {
      id
      updatedAt
    }
  }
`);

export const applyArticleImportMutation = graphql(`
  mutation ApplyArticleImport($id: Int!, $signature: String!) {
    applyArticleImport(id: $id, signature: $signature) {
      id
    }
  }
`);

export const undoArticleImportMutation = graphql(`
  mutation UndoArticleImport($id: Int!) {
    undoArticleImport(id: $id) {
      id
    }
  }
`);

export type ArticleImport = NonNullable<ResultOf<typeof articleImportQuery>['articleImport']>;
export type ImportPreview = NonNullable<ArticleImport['preview']>;
export type ImportedRow = ImportPreview['rows']['items'][number];
export type ImportChoices = VariablesOf<typeof updateArticleImportMutation>['input'];

/** The GraphQL types to read again once an import is decided about, done or undone. */
export const importTypes = ['ArticleImport', 'Article', 'ArticlePage', 'Category'];

/** All that is decided about a draft: what changes is put over it. */
export function choicesOf(draft: ArticleImport): ImportChoices {
  const { columns, emptied, rate, hasHeadings, makesCategories, leftOut, mended } = draft;
  return { columns: columns.map(({ field }) => field), emptied, rate, hasHeadings, makesCategories, leftOut, mended };
}
