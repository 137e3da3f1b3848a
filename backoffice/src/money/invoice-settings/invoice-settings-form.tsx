import { fieldErrors } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { invoiceSettingsInput } from '@barnum/rules/money/invoice-settings-input';
import { invoiceAccounts, invoiceSettingsSentences } from '@barnum/rules/money/invoices/invoice-settings';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { Button, Form, Input, Switch } from 'antd';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useClient } from 'urql';
import { NumberInput } from '../../components/form/number-input.tsx';
import { useRecordForm } from '../../components/form/use-record-form.tsx';
import {
  atFields,
  invoiceSettingsQuery,
  type SettingsValues,
  type StoredSettings,
  toRecord,
  toSettings,
  updateInvoiceSettingsMutation,
} from './invoice-settings.ts';
import styles from './invoice-settings-form.module.css';
import { invoiceSettingHelps, invoiceSettingLabels } from './invoice-settings-words.ts';

interface Props {
  stored: StoredSettings;
  /** What is set once, with the bookkeeper, stands apart from the rest. */
  part: 'usual' | 'accounts';
}

/** Terms and texts of the invoices, all of which may be switched off; or their numbers and accounts. */
export function InvoiceSettingsForm({ stored, part }: Props) {
  const client = useClient();
  // What the form began with: it is not replaced when the settings are read again.
  const [record] = useState(() => toRecord(stored));
  const { form, formProps, notice, isSaving } = useRecordForm<SettingsValues, StoredSettings>({
    record,
    labels: invoiceSettingLabels,
    check: (values) => {
      const { error } = invoiceSettingsInput.safeParse(toSettings(values));
      return error ? atFields(fieldErrors(error)) : null;
    },
    save: async (values, updatedAt) => {
      // Without what is no setting, such as the cache's type names.
      const variables = { input: invoiceSettingsInput.parse(toSettings(values)), updatedAt };
      const { data, error } = await client.mutation(updateInvoiceSettingsMutation, variables);
      const outcome = outcomeOf({ data: data?.updateInvoiceSettings, error });
      return outcome.status === 'invalid' ? { ...outcome, fields: atFields(outcome.fields) } : outcome;
    },
    reload: async () => {
      const { data } = await client.query(invoiceSettingsQuery, {}, { requestPolicy: 'network-only' });
      return data ? toRecord(data.invoiceSettings) : null;
    },
    sentences: { saved: invoiceSettingsSentences.saved, failed: invoiceSettingsSentences.saveFailed },
    onSaved: () => {},
    rebase: toRecord,
    showValue: (_field, value) => shown(value),
  });
  const isOn = Form.useWatch('actif', form) ?? record.values.actif;
  const field = (name: keyof SettingsValues, control: ReactNode) => (
    <Form.Item name={name} label={invoiceSettingLabels[name]} extra={invoiceSettingHelps[name]}>
      {control}
    </Form.Item>
  );
  const longText = <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} maxLength={limits.shortText} />;

  return (
    <Form {...formProps} name="factures" className={styles.tab ?? ''}>
      {notice}
      {part === 'usual' && (
        <Card
          title="Facturer ici"
          intro="Désactivé, l’écran ne montre plus ni factures, ni paiements, ni cautions : vous facturez avec un autre logiciel. Ce qui est déjà émis reste conservé."
        >
          <Form.Item name="actif" label={invoiceSettingLabels.actif} valuePropName="checked">
            <Switch />
          </Form.Item>
        </Card>
      )}
      {part === 'accounts' && (
        <>
          <Card
            title="Numéros"
            intro="Chaque année, les factures et les avoirs se suivent sans trou : F-2027-00001, A-2027-00001. Changez ces lettres au début d’une année."
          >
            <div className={styles.row}>
              {field('prefixeFacture', <Input maxLength={8} autoComplete="off" />)}
              {field('prefixeAvoir', <Input maxLength={8} autoComplete="off" />)}
            </div>
          </Card>
          <Card
            title="Comptes"
            intro="Ces comptes sont ceux du journal pour votre comptable : demandez-lui les siens. Les numéros proposés sont ceux du plan comptable."
          >
            <div className={styles.row}>
              {invoiceAccounts.map((account) => (
                <Form.Item key={account} name={account} label={invoiceSettingLabels[account]}>
                  <Input maxLength={12} autoComplete="off" />
                </Form.Item>
              ))}
            </div>
          </Card>
        </>
      )}
      {isOn && part === 'usual' && (
        <>
          <Card title="Délais" intro="Un particulier règle à réception.">
            <div className={styles.row}>
              {field('delaiPaiement', <NumberInput min={0} step={1} />)}
              {field('rappelApresJours', <NumberInput min={0} step={1} />)}
            </div>
          </Card>
          <Card
            title="Textes"
            intro="Les trois premiers figurent sur les factures aux professionnels, associations et collectivités seulement."
          >
            {field('penalites', longText)}
            {field('escompte', longText)}
            {field('indemnite', longText)}
            {field('franchise', longText)}
            {field('seuilFranchise', <NumberInput min={1} step={100} />)}
            {field('seuilMajore', <NumberInput min={1} step={100} />)}
            {field('exoneration', longText)}
            {field('texteLibre', longText)}
          </Card>
          <Card
            title="Virements"
            intro="Vos factures et la page privée de vos clients disent où virer ; sur celle-ci, un code QR remplit le virement."
          >
            {field('iban', <Input maxLength={limits.nom} autoComplete="off" />)}
          </Card>
          <Card
            title="TVA et factures électroniques"
            intro={
              <>
                Votre régime et votre numéro de TVA sont dans{' '}
                <Link to={`${paths.adminSettings}?onglet=entreprise`}>l’onglet Entreprise</Link>. Les factures aux
                entreprises, associations et collectivités sont au format Factur-X : votre plateforme agréée les
                transmet.
              </>
            }
          >
            <Form.Item
              name="debits"
              label={invoiceSettingLabels.debits}
              extra={invoiceSettingHelps.debits}
              valuePropName="checked"
            >
              <Switch />
            </Form.Item>
            <Form.Item
              name="xmlParticuliers"
              label={invoiceSettingLabels.xmlParticuliers}
              extra={invoiceSettingHelps.xmlParticuliers}
              valuePropName="checked"
            >
              <Switch />
            </Form.Item>
          </Card>
        </>
      )}
      <Button type="primary" htmlType="submit" loading={isSaving} className={styles.save ?? ''}>
        Enregistrer
      </Button>
    </Form>
  );
}

function shown(value: unknown): string {
  if (typeof value !== 'boolean') return String(value);
  return value ? 'oui' : 'non';
}

function Card({ title, intro, children }: { title: string; intro: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      <p className={styles.intro}>{intro}</p>
      {children}
    </section>
  );
}
