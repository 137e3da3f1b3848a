import { mailServerInput, mailServerPorts } from '@barnum/rules/inputs/mail-server';
import { limits } from '@barnum/rules/limits';
import { mailSentences } from '@barnum/rules/mails/sentences';
import { outcomeOf } from '@barnum/rules/outcome';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { useRecordForm } from '../../components/form/use-record-form.tsx';
import { useToasts } from '../../components/toasts.tsx';
import {
  deleteMailServerMutation,
  type MailServer,
  type MailServerValues,
  mailServerQuery,
  mailServerTypes,
  toRecord,
  updateMailServerMutation,
} from './mail-server.ts';
import styles from './mail-server-tab.module.css';
import { TrialMessage } from './trial-message.tsx';

const labels: Record<keyof MailServerValues, string> = {
  host: 'Serveur',
  port: 'Port',
  account: 'Compte',
  password: 'Mot de passe',
};
const check = fieldErrorsOf(mailServerInput);
const ports = mailServerPorts.map(({ port, label }) => ({ value: port, label }));
const context = { additionalTypenames: mailServerTypes };

/** Sets, tries and removes the mail server. */
export function MailServerForm({ server, onChanged }: { server: MailServer | null; onChanged: () => void }) {
  const client = useClient();
  const toasts = useToasts();
  // What the form began with: it is not replaced when the settings are read again.
  const [record] = useState(() => toRecord(server));
  const [stored, setStored] = useState(server);
  const { form, formProps, restart, notice, isDirty, isSaving } = useRecordForm<MailServerValues, MailServer>({
    record,
    labels,
    check,
    save: async (input, updatedAt) => {
      const { data, error } = await client.mutation(updateMailServerMutation, { input, updatedAt }, context);
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

  async function remove() {
    if (!window.confirm('Retirer ce serveur ? Les messages ne partiront plus d’eux-mêmes.')) return;
    const { error } = await client.mutation(
      deleteMailServerMutation,
      { updatedAt: stored?.updatedAt ?? null },
      context,
    );
    if (error) return toasts.error(mailSentences.serverDeleteFailed);
    setStored(null);
    restart(toRecord(null));
    form.focusField('host');
    toasts.success(mailSentences.serverDeleted);
    onChanged();
  }

  return (
    <section className={styles.card}>
      <Form {...formProps} name="messagerie">
        {notice}
        <div className={styles.fields}>
          <Form.Item name="host" label={labels.host} required extra="Par exemple smtp.exemple.fr">
            <Input autoComplete="off" inputMode="url" maxLength={limits.nom} />
          </Form.Item>
          <Form.Item name="port" label={labels.port}>
            <Select options={ports} />
          </Form.Item>
          <Form.Item name="account" label={labels.account} extra="Le plus souvent une adresse e-mail">
            <Input autoComplete="off" maxLength={limits.nom} />
          </Form.Item>
          <Form.Item name="password" label={labels.password} extra={passwordHelp(stored)}>
            <Input type="password" autoComplete="new-password" maxLength={limits.password} />
          </Form.Item>
        </div>
        <div className={styles.buttons}>
          <Button type="primary" htmlType="submit" loading={isSaving}>
            Enregistrer
          </Button>
          {stored && <Button onClick={() => void remove()}>Retirer ce serveur</Button>}
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
    </section>
  );
}

function passwordHelp(stored: MailServer | null): string {
  if (stored?.hasPassword) return 'Enregistré, et n’est montré à personne : laissez vide pour le garder';
  if (stored?.account) return 'À saisir à nouveau : celui qui est enregistré ne peut plus être lu';
  return 'Il est chiffré, et n’est montré à personne';
}
