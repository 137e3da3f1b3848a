import { companyInfoValueForm } from '@barnum/rules/inputs/company-info';
import { messages } from '@barnum/rules/messages';
import { Button, Form, Input } from 'antd';
import type { KeyboardEvent } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { type EditedRecord, useRecordForm } from '../../components/form/use-record-form.tsx';
import { outcomeOf } from '../../lib/service/outcome.ts';
import {
  type CompanyInfo,
  companyInfoQuery,
  createCompanyInfoMutation,
  updateCompanyInfoMutation,
} from './company-info.ts';
import styles from './company-info-row.module.css';

interface Values {
  valeur: string;
}

/** Edits one value in its row: Enter saves, Escape cancels. */
export function CompanyInfoEditor({ info, onEnd }: { info: CompanyInfo; onEnd: () => void }) {
  const client = useClient();
  const { id, nom } = info;
  const schema = companyInfoValueForm(nom);

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
    labels: { valeur: nom },
    check: fieldErrorsOf(schema),
    save,
    reload,
    sentences: { saved: messages.companyInfo.updated, failed: messages.companyInfo.updateFailed },
    onSaved: onEnd,
  });

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      form.submit();
    }
    if (event.key === 'Escape') onEnd();
  }

  return (
    <Form {...formProps} className={styles.editor ?? ''} name={`info-${nom}`}>
      {notice}
      <Form.Item name="valeur" className={styles.field ?? ''}>
        <Input.TextArea autoFocus aria-label={nom} autoSize={{ minRows: 1, maxRows: 6 }} onKeyDown={press} />
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

function edited({ valeur, updatedAt }: Pick<CompanyInfo, 'valeur' | 'updatedAt'>): EditedRecord<Values> {
  return { values: { valeur }, updatedAt };
}
