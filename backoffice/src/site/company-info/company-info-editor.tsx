import { outcomeOf } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { companyInfoValueForm } from '@barnum/rules/site/company-info-input';
import { Alert, Button, Form } from 'antd';
import type { KeyboardEvent } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { type EditedRecord, useRecordForm } from '../../components/form/use-record-form.tsx';
import { useRead } from '../../components/use-read.ts';
import {
  type CompanyInfo,
  companyInfoQuery,
  createCompanyInfoMutation,
  updateCompanyInfoMutation,
} from './company-info.ts';
import { CompanyInfoControl } from './company-info-control.tsx';
import { companyInfoField } from './company-info-fields.ts';
import styles from './company-info-row.module.css';
import { notUnderstood, unitOf, withoutUnit } from './company-info-value.ts';

interface Values {
  valeur: string;
}

/** Edits one value in its row: Enter saves, Escape cancels. */
export function CompanyInfoEditor({ info, onEnd }: { info: CompanyInfo; onEnd: () => void }) {
  const client = useClient();
  const { id, nom } = info;
  const { label, control } = companyInfoField(nom);
  const unclear = notUnderstood(info);
  const company = useRead(companyInfoQuery, {}).data?.companyInfo ?? [];
  const schema = companyInfoValueForm(nom, company);

  async function save(values: Values, updatedAt: string | null) {
    const { valeur } = schema.parse(values);
    const context = { additionalTypenames: ['CompanyInfo'] };
    if (id === null) return outcomeOf(await client.mutation(createCompanyInfoMutation, { nom, valeur }, context));
    return outcomeOf(await client.mutation(updateCompanyInfoMutation, { id, valeur, updatedAt }, context));
  }

  async function reload(): Promise<EditedRecord<Values> | null> {
    const { data } = await client.query(companyInfoQuery, {}, { requestPolicy: 'network-only' });
    const current = data?.companyInfo.find((candidate) => candidate.id === id);
    return current ? edited(current) : null;
  }

  const { form, formProps, notice, isSaving } = useRecordForm<Values, unknown>({
    record: edited(info),
    labels: { valeur: label },
    check: fieldErrorsOf(schema),
    save,
    reload,
    sentences: { saved: sentences.companyInfo.updated, failed: sentences.companyInfo.updateFailed },
    onSaved: onEnd,
  });

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    const isText = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && !event.shiftKey && isText) {
      event.preventDefault();
      form.submit();
    }
    if (event.key === 'Escape') onEnd();
  }

  return (
    <Form {...formProps} className={styles.editor ?? ''} name={`info-${nom}`} onKeyDown={press}>
      {notice}
      {unclear !== null && (
        <Alert
          className={styles.unclear ?? ''}
          type="warning"
          showIcon
          role="note"
          message={`« ${unclear} » ne peut pas être lu : saisissez-le à nouveau ici.`}
          description="Vos visiteurs le lisent tel quel ; les moteurs de recherche et les demandes n’en tiennent pas compte."
        />
      )}
      <Form.Item name="valeur" className={styles.field ?? ''}>
        <CompanyInfoControl control={control} label={label} />
      </Form.Item>
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          Enregistrer
        </Button>
        <Button onClick={onEnd} disabled={isSaving}>
          Annuler
        </Button>
      </div>
    </Form>
  );
}

function edited({ nom, valeur, updatedAt }: Omit<CompanyInfo, 'id'>): EditedRecord<Values> {
  const unit = unitOf(companyInfoField(nom).control);
  return { values: { valeur: unit ? withoutUnit(valeur) : valeur }, updatedAt };
}
