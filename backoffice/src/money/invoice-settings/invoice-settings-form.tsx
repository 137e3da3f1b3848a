import { fieldErrors } from '@barnum/rules/errors';
import { limits } from '@barnum/rules/limits';
import { invoiceSettingsInput } from '@barnum/rules/money/invoice-settings-input';
import {
  invoiceAccountLabels,
  invoiceAccounts,
  invoiceSettingsSentences,
} from '@barnum/rules/money/invoices/invoice-settings';
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

const labels: Record<keyof SettingsValues, string> = {
  actif: 'Factures, paiements et cautions',
  prefixeFacture: 'Début des numéros de facture',
  prefixeAvoir: 'Début des numéros d’avoir',
  delaiPaiement: 'Délai de paiement des professionnels (jours)',
  rappelApresJours: 'Proposer un rappel après l’échéance (jours)',
  penalites: 'Pénalités de retard',
  escompte: 'Escompte',
  indemnite: 'Indemnité de recouvrement',
  franchise: 'Mention de la franchise de TVA',
  seuilFranchise: 'Seuil annuel de la franchise (€)',
  exoneration: 'Motif du taux 0 %',
  texteLibre: 'Texte au bas de chaque facture',
  iban: 'IBAN',
  debits: 'TVA payée d’après les débits',
  xmlParticuliers: 'Factur-X aussi pour les particuliers',
  ...invoiceAccountLabels,
};

/** Numbers, terms, texts and accounts of the invoices; all of it may be switched off. */
export function InvoiceSettingsForm({ stored }: { stored: StoredSettings }) {
  const client = useClient();
  // What the form began with: it is not replaced when the settings are read again.
  const [record] = useState(() => toRecord(stored));
  const { form, formProps, notice, isSaving } = useRecordForm<SettingsValues, StoredSettings>({
    record,
    labels,
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
  const field = (name: keyof SettingsValues, control: ReactNode, extra?: string) => (
    <Form.Item name={name} label={labels[name]} extra={extra}>
      {control}
    </Form.Item>
  );
  const longText = <Input.TextArea autoSize={{ minRows: 1, maxRows: 6 }} maxLength={limits.shortText} />;

  return (
    <Form {...formProps} name="factures" className={styles.tab ?? ''}>
      {notice}
      <Card
        title="Facturer ici"
        intro="Désactivé, l’écran ne montre plus ni factures, ni paiements, ni cautions : vous facturez avec un autre logiciel. Ce qui est déjà émis reste conservé."
      >
        <Form.Item name="actif" label={labels.actif} valuePropName="checked">
          <Switch />
        </Form.Item>
      </Card>
      {isOn && (
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
          <Card title="Délais" intro="Un particulier règle à réception.">
            <div className={styles.row}>
              {field(
                'delaiPaiement',
                <NumberInput min={0} step={1} />,
                'Entre professionnels, 60 jours au plus (article L. 441-10 du code de commerce).',
              )}
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
            {field(
              'franchise',
              longText,
              'Pour une entreprise en franchise : celle-ci vaut jusqu’au 31 décembre 2027.',
            )}
            {field(
              'seuilFranchise',
              <NumberInput min={1} step={100} />,
              'Facultatif. Le chiffre d’affaires au-delà duquel la franchise prend fin, tel que le dit votre service des impôts\u00a0: «\u00a0Chiffres\u00a0» vous prévient à partir de 80\u00a0%.',
            )}
            {field('exoneration', longText, 'Pourquoi une ligne ne porte pas de TVA, si vous en avez de telles.')}
            {field('texteLibre', longText, 'Ce champ est facultatif.')}
          </Card>
          <Card
            title="Virements"
            intro="Vos factures et la page privée de vos clients disent où virer ; sur celle-ci, un code QR remplit le virement."
          >
            {field('iban', <Input maxLength={limits.nom} autoComplete="off" />, 'Ce champ est facultatif.')}
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
              label={labels.debits}
              valuePropName="checked"
              extra="Cochez cette case seulement si vous avez choisi cette option : la TVA est alors due dès la facture, et la facture le dit."
            >
              <Switch />
            </Form.Item>
            <Form.Item
              name="xmlParticuliers"
              label={labels.xmlParticuliers}
              valuePropName="checked"
              extra="La loi ne le demande pas. Le fichier se joint au PDF quand l’e-mail du client est connu."
            >
              <Switch />
            </Form.Item>
          </Card>
          <Card
            title="Comptes"
            intro="Ces comptes sont ceux du journal pour votre comptable : demandez-lui les siens. Les numéros proposés sont ceux du plan comptable."
          >
            <div className={styles.row}>
              {invoiceAccounts.map((account) => (
                <Form.Item key={account} name={account} label={labels[account]}>
                  <Input maxLength={12} autoComplete="off" />
                </Form.Item>
              ))}
            </div>
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
