import type { Outcome } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { type PartnerInput, partnerInput } from '@barnum/rules/site/partners-input';
import { Form, Input } from 'antd';
import { useState } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { LogoField } from './logo-field.tsx';
import styles from './partner-form.module.css';
import { type Partner, partnersQuery } from './partners.ts';
import { savePartner, uploadLogo } from './save-partner.ts';

/** A partner as its form edits it; `id` is null for a new one. */
export interface EditedPartner extends EditedRecord<PartnerInput> {
  id: number | null;
}

interface Props {
  /** Null when the window is closed. */
  partner: EditedPartner | null;
  onSaved: () => void;
  onClose: () => void;
}

/** State of one opening of the window, besides its fields. */
interface Attempt {
  partner: EditedPartner | null;
  file: File | null;
  uploaded: { file: File; address: string } | null;
  hasFailed: boolean;
}

const labels: Record<keyof PartnerInput, string> = { nom: 'Nom', lien: 'Lien', logo: 'Logo' };
const { partners } = sentences;
const check = fieldErrorsOf(partnerInput);

/** Creates or edits a partner. A failure is logged to the console; the form says that it is not saved. */
export function PartnerForm({ partner, onSaved, onClose }: Props) {
  const client = useClient();
  const [attempt, setAttempt] = useState(() => firstAttempt(partner));
  if (partner !== null && partner !== attempt.partner) setAttempt(firstAttempt(partner));
  const { file, uploaded, hasFailed } = attempt;
  const id = attempt.partner?.id ?? null;
  const note = (change: Partial<Attempt>) => setAttempt((before) => ({ ...before, ...change }));

  async function logoAddress(): Promise<Outcome<string | null>> {
    if (file === null) return { status: 'done', data: null };
    // Already uploaded, when only saving the partner has failed.
    if (uploaded?.file === file) return { status: 'done', data: uploaded.address };
    const outcome = await uploadLogo(client, file);
    if (outcome.status === 'done') note({ uploaded: { file, address: outcome.data } });
    return outcome;
  }

  async function save(values: PartnerInput, updatedAt: string | null): Promise<Outcome<unknown>> {
    note({ hasFailed: false });
    const logo = await logoAddress();
    const outcome =
      logo.status === 'done'
        ? await savePartner(client, { id, updatedAt, input: { ...values, logo: logo.data ?? values.logo } })
        : logo;
    note({ hasFailed: outcome.status === 'failed' });
    return outcome;
  }

  async function reload(): Promise<EditedRecord<PartnerInput> | null> {
    const { data } = await client.query(partnersQuery, {}, { requestPolicy: 'network-only' });
    const current = data?.partners.find((candidate) => candidate.id === id);
    return current ? editedPartner(current) : null;
  }

  return (
    <FormModal<PartnerInput, unknown>
      title={id === null ? 'Ajouter un partenaire' : 'Modifier le partenaire'}
      record={partner}
      labels={labels}
      check={check}
      save={save}
      reload={reload}
      sentences={{ saved: id === null ? partners.created : partners.updated, failed: null }}
      isDirtyBesides={file !== null}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Form.Item name="nom" label={labels.nom} required>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="lien" label={labels.lien} extra="Écrivez l’adresse de son site, comme exemple.fr.">
        <Input type="url" inputMode="url" placeholder="https://" autoComplete="off" />
      </Form.Item>
      <LogoField
        label={labels.logo}
        file={file}
        onFile={(change) => setAttempt((before) => ({ ...before, file: change(before.file) }))}
      />
      <p className={styles.waiting} role="status">
        {hasFailed && partners.notSaved}
      </p>
    </FormModal>
  );
}

function firstAttempt(partner: EditedPartner | null): Attempt {
  return { partner, file: null, uploaded: null, hasFailed: false };
}

/** The form's initial values, for an existing partner or a new one. */
export function editedPartner(partner?: Partner): EditedPartner {
  if (!partner) return { id: null, updatedAt: null, values: { nom: '', lien: '', logo: '' } };
  const { id, updatedAt, nom, lien, logo } = partner;
  return { id, updatedAt, values: { nom, lien, logo } };
}
