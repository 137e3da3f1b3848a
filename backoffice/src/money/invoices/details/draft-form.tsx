import { customerKindLabels, customerKinds } from '@barnum/rules/customers/customers';
import { limits } from '@barnum/rules/limits';
import { operationKinds, operationLabels } from '@barnum/rules/money/invoices/invoice-content';
import { invoiceSentences } from '@barnum/rules/money/invoices/invoices';
import { invoiceDraftInput } from '@barnum/rules/money/invoices-input';
import { outcomeOf } from '@barnum/rules/outcome';
import { countries, countryName } from '@barnum/rules/text/countries';
import { Button, Checkbox, Form, Input, Radio, Select } from 'antd';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../../components/form/field-errors-of.ts';
import { FormBar } from '../../../components/form/form-bar.tsx';
import { FormSection } from '../../../components/form/form-section.tsx';
import { useRecordForm } from '../../../components/form/use-record-form.tsx';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { type Invoice, invoiceQuery, invoiceTypes, updateDraftMutation } from '../invoices.ts';
import { CreditedLines } from './credited-lines.tsx';
import styles from './draft-form.module.css';
import { atFields, type DraftValues, draftLabels as labels, toInput, toRecord } from './edited-draft.ts';

const checkInput = fieldErrorsOf(invoiceDraftInput);
const context = { additionalTypenames: invoiceTypes };

interface Props {
  invoice: Invoice;
  /** The action in progress. */
  busy: string | null;
  onIssue: () => void;
  onDelete: () => void;
}

/** What is chosen of an invoice before it is issued. */
export function DraftForm({ invoice, busy, onIssue, onDelete }: Props) {
  const { id, nature, content, creditables } = invoice;
  const client = useClient();
  const { form, formProps, notice, isDirty, isSaving } = useRecordForm<DraftValues, Invoice>({
    record: toRecord(invoice),
    labels,
    check: (values) => {
      const errors = checkInput(toInput(values, invoice));
      return errors && atFields(errors);
    },
    save: async (values, updatedAt) => {
      const variables = { id, input: toInput(values, invoice), updatedAt };
      const { data, error } = await client.mutation(updateDraftMutation, variables, context);
      const outcome = outcomeOf({ data: data?.updateInvoiceDraft, error });
      return outcome.status === 'invalid' ? { ...outcome, fields: atFields(outcome.fields) } : outcome;
    },
    reload: async () => {
      const { data } = await client.query(invoiceQuery, { id }, { requestPolicy: 'network-only' });
      return data?.invoice.numero === null ? toRecord(data.invoice) : null;
    },
    sentences: { saved: invoiceSentences.saved },
    merges: {},
    onSaved: () => {},
    rebase: toRecord,
  });
  const genre = Form.useWatch('genre', form) ?? content.client.genre;
  const isPerson = genre === 'particulier';
  const isPercent = Form.useWatch('montantEnPourcent', form) ?? invoice.brouillon?.montantEnPourcent;

  return (
    <Form {...formProps} name="invoice" className={styles.form ?? ''}>
      {notice}
      {nature === 'acompte' && (
        <FormSection title="Acompte">
          <div className={styles.pair}>
            <Form.Item name="montant" label={isPercent ? 'Part de la location, en\u00a0%' : 'Montant, en euros TTC'}>
              <Input inputMode="decimal" autoComplete="off" />
            </Form.Item>
            <Form.Item name="montantEnPourcent" label="Calculé">
              <Radio.Group
                options={[
                  { value: true, label: 'en pour cent' },
                  { value: false, label: 'en euros' },
                ]}
              />
            </Form.Item>
          </div>
        </FormSection>
      )}
      {nature === 'avoir' && (
        <FormSection title="Avoir">
          <Form.Item name="motif" label={labels.motif} extra="L’avoir dit ce motif au client." required>
            <Input.TextArea autoSize={{ minRows: 1, maxRows: 4 }} maxLength={limits.shortText} />
          </Form.Item>
          <Form.Item
            name="lignes"
            label={labels.lignes}
            extra="Ce qu’un avoir rend est de nouveau à facturer, tant que le prix convenu dans la demande ne baisse pas d’autant."
          >
            <CreditedLines lines={creditables} />
          </Form.Item>
        </FormSection>
      )}
      <FormSection title="Client">
        <div className={styles.pair}>
          <Form.Item name="genre" label={labels.genre}>
            <Select options={customerKinds.map((value) => ({ value, label: customerKindLabels[value] }))} />
          </Form.Item>
          <Form.Item name="nom" label={labels.nom} required>
            <Input autoComplete="off" maxLength={limits.nom} />
          </Form.Item>
          {!isPerson && (
            <Form.Item name="contact" label={labels.contact}>
              <Input autoComplete="off" maxLength={limits.nom} />
            </Form.Item>
          )}
        </div>
        <Form.Item name="rue" label={labels.rue}>
          <Input.TextArea autoSize={{ minRows: 1, maxRows: 3 }} maxLength={limits.adresse} />
        </Form.Item>
        <div className={styles.pair}>
          <Form.Item name="codePostal" label={labels.codePostal}>
            <Input autoComplete="off" maxLength={limits.codePostal} />
          </Form.Item>
          <Form.Item name="ville" label={labels.ville}>
            <Input autoComplete="off" maxLength={limits.nom} />
          </Form.Item>
          <Form.Item name="pays" label={labels.pays}>
            <Select
              showSearch
              filterOption={matchesSearch}
              options={countries.map((value) => ({ value, label: countryName(value) }))}
            />
          </Form.Item>
        </div>
        <Form.Item name="email" label={labels.email}>
          <Input type="email" autoComplete="off" maxLength={limits.email} />
        </Form.Item>
        {!isPerson && (
          <div className={styles.pair}>
            <Form.Item name="siret" label={labels.siret} extra="Ce numéro a 9 ou 14 chiffres.">
              <Input autoComplete="off" inputMode="numeric" maxLength={40} />
            </Form.Item>
            <Form.Item name="tva" label={labels.tva}>
              <Input autoComplete="off" maxLength={40} />
            </Form.Item>
            <Form.Item name="codeService" label={labels.codeService}>
              <Input autoComplete="off" maxLength={limits.nom} />
            </Form.Item>
            <Form.Item name="referenceCommande" label={labels.referenceCommande}>
              <Input autoComplete="off" maxLength={limits.nom} />
            </Form.Item>
          </div>
        )}
        {!isPerson && nature !== 'avoir' && (
          <Form.Item
            name="autoliquidation"
            valuePropName="checked"
            extra="Cochez cette case seulement pour une entreprise d’un autre pays de l’Union européenne, qui doit elle-même la TVA : voyez votre comptable."
          >
            <Checkbox>{labels.autoliquidation}</Checkbox>
          </Form.Item>
        )}
      </FormSection>
      <FormSection title="Facture">
        {nature !== 'avoir' && (
          <Form.Item
            name="echeance"
            label={labels.echeance}
            extra="Laissez vide pour suivre vos paramètres ; un particulier règle le jour même."
          >
            <Input type="date" />
          </Form.Item>
        )}
        {nature !== 'avoir' && (
          <Form.Item
            name="operation"
            label={labels.operation}
            extra="La facture le dit, et la plateforme le lit : une location est une prestation de services."
          >
            <Select options={operationKinds.map((value) => ({ value, label: operationLabels[value] }))} />
          </Form.Item>
        )}
        <Form.Item name="note" label={labels.note} extra="Le client lit cette note sur sa facture.">
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={limits.shortText} />
        </Form.Item>
      </FormSection>
      {isDirty && <p className={styles.hint}>Enregistrez vos changements pour voir l’aperçu, et pour émettre.</p>}
      <FormBar isInset>
        <Button danger onClick={onDelete} loading={busy === 'delete'} disabled={isSaving}>
          Supprimer le brouillon
        </Button>
        <Button htmlType="submit" type={isDirty ? 'primary' : 'default'} loading={isSaving}>
          Enregistrer
        </Button>
        <Button
          type={isDirty ? 'default' : 'primary'}
          onClick={onIssue}
          loading={busy === 'issue'}
          disabled={isDirty || isSaving || content.manque.length > 0}
        >
          Émettre…
        </Button>
      </FormBar>
    </Form>
  );
}
