import { mailServerInput, mailServerPorts } from '@barnum/rules/access/mail-server-input';
import { ownPasswordInput } from '@barnum/rules/access/second-factor-input';
import { limits } from '@barnum/rules/limits';
import { mailSentences } from '@barnum/rules/outbox/mails/sentences';
import { type Outcome, outcomeOf } from '@barnum/rules/outcome';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { CurrentPasswordField } from '../../components/form/current-password-field.tsx';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { PasswordWindow, type PasswordWindowProps } from '../../components/form/password-window.tsx';
import { unconflicted } from '../../components/form/unconflicted.ts';
import { useRecordForm } from '../../components/form/use-record-form.tsx';
import { useToasts } from '../../components/toasts.tsx';
import {
  deleteMailServerMutation,
  type MailServer,
  type MailServerValues,
  mailServerLabels,
  mailServerQuery,
  mailServerTypes,
  toRecord,
  updateMailServerMutation,
} from './mail-server.ts';
import styles from './mail-server-tab.module.css';
import { TrialMessage } from './trial-message.tsx';

const check = fieldErrorsOf(mailServerInput.and(ownPasswordInput));
const ports = mailServerPorts.map(({ port, label }) => ({ value: port, label }));
const context = { additionalTypenames: mailServerTypes };

/** Sets, tries and removes the mail server. */
export function MailServerForm({ server, onChanged }: { server: MailServer | null; onChanged: () => void }) {
  const client = useClient();
  const toasts = useToasts();
  // What the form began with: it is not replaced when the settings are read again.
  const [record] = useState(() => toRecord(server));
  const [stored, setStored] = useState(server);
  const [asking, setAsking] = useState<PasswordWindowProps | null>(null);
  const { form, formProps, restart, notice, isDirty, isSaving } = useRecordForm<MailServerValues, MailServer>({
    record,
    labels: mailServerLabels,
    check,
    save: async ({ currentPassword, ...input }, updatedAt) => {
      const sent = { input, currentPassword, updatedAt };
      const { data, error } = await client.mutation(updateMailServerMutation, sent, context);
      return outcomeOf({ data: data?.updateMailServer, error });
    },
    reload: async () => {
      const { data } = await client.query(mailServerQuery, {}, { requestPolicy: 'network-only' });
      if (!data) return null;
      setStored(data.mailServer.server);
      return toRecord(data.mailServer.server);
    },
    sentences: { saved: mailSentences.serverSaved, failed: mailSentences.serverSaveFailed },
    onSaved: (saved) => {
      setStored(saved);
      onChanged();
    },
    rebase: toRecord,
  });

  function askToRemove() {
    if (!window.confirm('Retirer ce serveur\u00a0? Les messages ne partiront plus d’eux-mêmes.')) return;
    setAsking({ title: 'Retirer le serveur de messagerie', submitLabel: 'Retirer ce serveur', save: remove });
  }

  async function remove(currentPassword: string): Promise<Outcome<void>> {
    const sent = { currentPassword, updatedAt: stored?.updatedAt ?? null };
    const outcome = outcomeOf(await client.mutation(deleteMailServerMutation, sent, context));
    if (outcome.status !== 'done') return unconflicted(outcome);
    setStored(null);
    restart(toRecord(null));
    form.focusField('host');
    toasts.success(mailSentences.serverDeleted);
    onChanged();
    return { status: 'done', data: undefined };
  }

  return (
    <section className={styles.card}>
      <Form {...formProps} name="messagerie">
        {notice}
        <div className={styles.fields}>
          <Form.Item
            name="host"
            label={mailServerLabels.host}
            required
            extra="C’est une adresse comme smtp.exemple.fr."
          >
            <Input autoComplete="off" inputMode="url" maxLength={limits.nom} />
          </Form.Item>
          <Form.Item name="port" label={mailServerLabels.port} extra="Votre hébergeur vous dit lequel.">
            <Select options={ports} />
          </Form.Item>
          <Form.Item name="account" label={mailServerLabels.account} extra="C’est le plus souvent une adresse e-mail.">
            <Input autoComplete="off" maxLength={limits.nom} />
          </Form.Item>
          <Form.Item name="password" label={mailServerLabels.password} extra={passwordHelp(stored)}>
            <Input type="password" autoComplete="new-password" maxLength={limits.password} />
          </Form.Item>
          <CurrentPasswordField
            label={mailServerLabels.currentPassword}
            extra="Tous les gérants sont prévenus par message."
          />
        </div>
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={isSaving}>
            Enregistrer
          </Button>
          {stored && <Button onClick={askToRemove}>Retirer ce serveur</Button>}
        </div>
      </Form>
      {stored && (
        <TrialMessage
          isUnsaved={isDirty}
          onWrong={(fields) => {
            const errors = Object.entries(fields).map(([name, sentence]) => ({ name, errors: [sentence] }));
            form.setFields(errors as Parameters<typeof form.setFields>[0]);
          }}
        />
      )}
      <PasswordWindow window={asking} onClose={() => setAsking(null)} />
    </section>
  );
}

function passwordHelp(stored: MailServer | null): string {
  if (stored?.hasPassword) return 'Enregistré, et n’est montré à personne\u00a0: laissez vide pour le garder.';
  if (stored?.account) return 'À saisir à nouveau\u00a0: celui qui est enregistré ne peut plus être lu.';
  return 'Il est chiffré, et n’est montré à personne.';
}
