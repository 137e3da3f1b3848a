import { customerSentences } from '@barnum/rules/customers/customer-sentences';
import { customerKindLabels, customerKinds } from '@barnum/rules/customers/customers';
import { customerInput } from '@barnum/rules/customers/customers-input';
import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { countries, countryName } from '@barnum/rules/text/countries';
import { Button, Checkbox, Form, Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../../components/form/field-errors-of.ts';
import { FormBar } from '../../../components/form/form-bar.tsx';
import { FormSection } from '../../../components/form/form-section.tsx';
import { type EditedRecord, useRecordForm } from '../../../components/form/use-record-form.tsx';
import { fresh } from '../../../components/use-read.ts';
import { matchesSearch } from '../../../lib/matches-search.ts';
import { createCustomerMutation, customerQuery, customerTypes, updateCustomerMutation } from '../customers.ts';
import styles from './customer-form.module.css';
import {
  type CustomerValues,
  customerLabels as labels,
  showCustomerValue,
  toInput,
  toRecord,
} from './edited-customer.ts';

const check = fieldErrorsOf(customerInput);
const context = { additionalTypenames: customerTypes };

interface Props {
  /** Null for a new customer. */
  id: number | null;
  /** The request that is joined to a new customer. */
  requestId: number | null;
  record: EditedRecord<CustomerValues>;
  /** Where « Annuler » leads. */
  back: string;
}

/** The form of a customer. Lists are lines of text: quick to type, to paste and to read. */
export function CustomerForm({ id, requestId, record, back }: Props) {
  const client = useClient();
  const navigate = useNavigate();
  const [savedId, setSavedId] = useState<number | null>(null);
  const { form, formProps, notice, isSaving } = useRecordForm<CustomerValues, { id: number }>({
    record,
    labels,
    check: (values) => check(toInput(values)),
    save: async (values, updatedAt) => {
      const input = toInput(values);
      const { data, error } =
        id === null
          ? await client.mutation(createCustomerMutation, { input, requestId }, context)
          : await client.mutation(updateCustomerMutation, { id, input, updatedAt }, context);
      return outcomeOf({ data: data?.customer, error });
    },
    reload: async () => {
      if (id === null) return null;
      const { data } = await client.query(customerQuery, { id }, fresh);
      return data ? toRecord(data.customer) : null;
    },
    sentences: {
      saved: id === null ? customerSentences.created : customerSentences.updated,
      failed: customerSentences.saveFailed,
    },
    showValue: showCustomerValue,
    onSaved: (saved) => setSavedId(saved.id),
  });
  const kind = Form.useWatch('kind', form) ?? record.values.kind;
  const isPerson = kind === 'particulier';
  const asksForOrders = Form.useWatch('bonDeCommande', form) ?? record.values.bonDeCommande;
  const { codeService, numeroEngagement, codeServiceExige } = record.values;
  const hasCodes =
    kind === 'collectivite' || asksForOrders || codeServiceExige || codeService !== '' || numeroEngagement !== '';

  // After the form is no longer unsaved, which would ask whether to leave it.
  useEffect(() => {
    if (savedId !== null) navigate(paths.adminCustomer(savedId));
  }, [savedId, navigate]);

  return (
    <Form {...formProps} name="client" className={styles.form ?? ''}>
      {notice}
      <div className={styles.sections}>
        <FormSection title="Qui">
          <div className={styles.pair}>
            <Form.Item name="kind" label={labels.kind}>
              <Select options={customerKinds.map((value) => ({ value, label: customerKindLabels[value] }))} />
            </Form.Item>
            <Form.Item name="nom" label={labels.nom} required>
              <Input autoComplete="off" maxLength={limits.nom} autoFocus={id === null} />
            </Form.Item>
            {isPerson && (
              <Form.Item name="prenom" label={labels.prenom}>
                <Input autoComplete="off" maxLength={limits.nom} />
              </Form.Item>
            )}
          </div>
          <div className={styles.pair}>
            <Form.Item name="telephones" label={labels.telephones} extra="Écrivez-en un par ligne.">
              <Input.TextArea autoSize={{ minRows: 1, maxRows: limits.customerLines }} />
            </Form.Item>
            <Form.Item name="emails" label={labels.emails} extra="Écrivez-en un par ligne.">
              <Input.TextArea autoSize={{ minRows: 1, maxRows: limits.customerLines }} />
            </Form.Item>
          </div>
          <Form.Item
            name="contacts"
            label={labels.contacts}
            extra="Écrivez une personne par ligne, comme « Anne Le Goff, service des fêtes, anne@mairie.fr, 02 97 00 00 00 »."
          >
            <Input.TextArea autoSize={{ minRows: 1, maxRows: limits.customerLines }} />
          </Form.Item>
        </FormSection>
        <FormSection title="Facturation et livraison">
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
          {!isPerson && (
            <>
              <div className={styles.pair}>
                <Form.Item name="siret" label={labels.siret} extra="Ce numéro a 9 ou 14 chiffres.">
                  <Input autoComplete="off" inputMode="numeric" maxLength={40} />
                </Form.Item>
                <Form.Item name="numeroTva" label={labels.numeroTva}>
                  <Input autoComplete="off" maxLength={40} />
                </Form.Item>
              </div>
              <Form.Item name="bonDeCommande" valuePropName="checked">
                <Checkbox>{labels.bonDeCommande}</Checkbox>
              </Form.Item>
              <Form.Item
                name="emailsCopie"
                label={labels.emailsCopie}
                extra="Écrivez une adresse par ligne, comme celle de la comptabilité. Chacun reçoit son propre message."
              >
                <Input.TextArea autoSize={{ minRows: 1, maxRows: limits.customerLines }} />
              </Form.Item>
              {hasCodes && (
                <>
                  <div className={styles.pair}>
                    <Form.Item
                      name="codeService"
                      label={labels.codeService}
                      extra="Une collectivité donne ce code, que ses factures portent."
                    >
                      <Input autoComplete="off" maxLength={limits.nom} />
                    </Form.Item>
                    <Form.Item
                      name="numeroEngagement"
                      label={labels.numeroEngagement}
                      extra="Remplissez-le si c’est le même pour toutes ses commandes."
                    >
                      <Input autoComplete="off" maxLength={limits.nom} />
                    </Form.Item>
                  </div>
                  <Form.Item name="codeServiceExige" valuePropName="checked">
                    <Checkbox>{labels.codeServiceExige}</Checkbox>
                  </Form.Item>
                </>
              )}
            </>
          )}
          <Form.Item
            name="adressesLivraison"
            label={labels.adressesLivraison}
            extra="Écrivez une adresse par ligne, la plus courante d’abord."
          >
            <Input.TextArea autoSize={{ minRows: 1, maxRows: limits.customerLines }} />
          </Form.Item>
        </FormSection>
        <FormSection title="Pour vous">
          <Form.Item
            name="etiquettes"
            label={labels.etiquettes}
            extra="Séparez-les par des virgules, comme « fidèle, marché »."
          >
            <Input autoComplete="off" />
          </Form.Item>
          <Form.Item name="notes" label={labels.notes} extra="Le client ne les voit pas.">
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} maxLength={limits.shortText} />
          </Form.Item>
        </FormSection>
      </div>
      <FormBar>
        <Button onClick={() => navigate(back)} disabled={isSaving}>
          Annuler
        </Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {id === null ? 'Créer le client' : 'Enregistrer'}
        </Button>
      </FormBar>
    </Form>
  );
}
