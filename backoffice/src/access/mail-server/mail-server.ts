import type { ResultOf } from 'gql.tada';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { graphql } from '../../lib/service/graphql.ts';

const serverFields = graphql(`
  fragment MailServerFields on MailServer @_unmask {
    host
    port
    account
    hasPassword
    updatedAt
  }
`);

export const mailServerQuery = graphql(
  `
    query MailServer {
      mailServer {
        isFixed
        sender
        server {
          ...MailServerFields
        }
      }
    }
  `,
  [serverFields],
);

export const updateMailServerMutation = graphql(
  `
    mutation UpdateMailServer($input: MailServerInput!, $currentPassword: String!, $updatedAt: DateTime) {
      updateMailServer(input: $input, currentPassword: $currentPassword, updatedAt: $updatedAt) {
        ...MailServerFields
      }
    }
  `,
  [serverFields],
);

export const deleteMailServerMutation = graphql(`
  mutation DeleteMailServer($currentPassword: String!, $updatedAt: DateTime) {
    deleteMailServer(currentPassword: $currentPassword, updatedAt: $updatedAt)
  }
`);

export const sendTrialMessageMutation = graphql(`
  mutation SendTrialMessage {
    sendTrialMessage
  }
`);

/** What is shown of mails depends on whether there is a server. */
export const mailServerTypes = ['MailServerSettings', 'MailServer', 'MailPage'];

export type MailServerSettings = ResultOf<typeof mailServerQuery>['mailServer'];
export type MailServer = NonNullable<MailServerSettings['server']>;

/** The settings as the form edits them; an empty password keeps the stored one. `currentPassword`: of who edits. */
export interface MailServerValues {
  host: string;
  port: number;
  account: string;
  password: string;
  currentPassword: string;
}

export function toRecord(server: MailServer | null): EditedRecord<MailServerValues> {
  const { host = '', port = 465, account = '', updatedAt = null } = server ?? {};
  return { values: { host, port, account, password: '', currentPassword: '' }, updatedAt };
}

export const mailServerLabels: Record<keyof MailServerValues, string> = {
  host: 'Serveur',
  port: 'Port',
  account: 'Compte',
  password: 'Mot de passe',
  currentPassword: 'Votre mot de passe de connexion',
};
