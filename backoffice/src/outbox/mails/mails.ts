import type { MailKind } from '@barnum/rules/outbox/mails/templates';
import type { ResultOf } from 'gql.tada';
import { graphql } from '../../lib/service/graphql.ts';

const mailFields = graphql(`
  fragment MailFields on Mail @_unmask {
    id
    requestId
    kind
    recipient
    estCopie
    subject
    text
    createdAt
    sentAt
    state
    failure
    factureId
    devis {
      id
      fileName
    }
  }
`);

const templateFields = graphql(`
  fragment TemplateFields on MailTemplate @_unmask {
    kind
    subject
    text
    updatedAt
  }
`);

export const mailsQuery = graphql(
  `
    query Mails($page: Int!, $pageSize: Int!, $state: MailState) {
      mails(page: $page, pageSize: $pageSize, state: $state) {
        totalCount
        isSending
        items {
          ...MailFields
        }
      }
    }
  `,
  [mailFields],
);

export const templatesQuery = graphql(
  `
    query MailTemplates {
      mailTemplates {
        ...TemplateFields
      }
    }
  `,
  [templateFields],
);

export const retryMailMutation = graphql(
  `
    mutation RetryMail($id: Int!) {
      retryMail(id: $id) {
        ...MailFields
      }
    }
  `,
  [mailFields],
);

export const markMailSentMutation = graphql(
  `
    mutation MarkMailSent($id: Int!) {
      markMailSent(id: $id) {
        ...MailFields
      }
    }
  `,
  [mailFields],
);

export const updateTemplateMutation = graphql(`
  mutation UpdateMailTemplate($kind: MailKind!, $input: MailTemplateInput!, $updatedAt: DateTime) {
    updateMailTemplate(kind: $kind, input: $input, updatedAt: $updatedAt) {
      kind
    }
  }
`);

export const resetTemplateMutation = graphql(`
  mutation ResetMailTemplate($kind: MailKind!, $updatedAt: DateTime) {
    resetMailTemplate(kind: $kind, updatedAt: $updatedAt) {
      kind
    }
  }
`);

export type Mail = ResultOf<typeof mailFields>;
export type MailState = Mail['state'];
export type Template = ResultOf<typeof templateFields> & { kind: MailKind };

/** Label and colour of a state. */
export const mailStateLabels = {
  en_attente: { label: 'À envoyer', tone: 'warning' },
  envoye: { label: 'Envoyé', tone: 'success' },
  abandonne: { label: 'Non envoyé', tone: 'danger' },
} as const satisfies Record<MailState, { label: string; tone: string }>;
