import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { testimonialInput } from '@barnum/rules/site/testimonials-input';
import { Checkbox, Form, Input } from 'antd';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import styles from './testimonial-form.module.css';
import {
  createTestimonialMutation,
  type Testimonial,
  testimonialQuery,
  updateTestimonialMutation,
} from './testimonials.ts';

type Values = Pick<Testimonial, 'prenom' | 'nom' | 'texte' | 'source' | 'evenement' | 'hide'>;

/** A testimonial as its form edits it; `id` is null for a new one. */
export interface EditedTestimonial extends EditedRecord<Values> {
  id: number | null;
}

interface Props {
  testimonial: EditedTestimonial | null;
  onSaved: () => void;
  onClose: () => void;
}

const labels: Record<keyof Values, string> = {
  prenom: 'Prénom',
  nom: 'Nom',
  texte: 'Témoignage',
  source: 'Source',
  evenement: 'Événement',
  hide: 'Masquer sur le site',
};
const { testimonials } = sentences;
const check = fieldErrorsOf(testimonialInput);

/** Creates or edits a testimonial. */
export function TestimonialForm({ testimonial, onSaved, onClose }: Props) {
  const client = useClient();
  const id = testimonial?.id ?? null;

  async function save(input: Values, updatedAt: string | null) {
    // Refreshes the list: the answer of a creation does not name it.
    const context = { additionalTypenames: ['TestimonialPage'] };
    if (id === null) return outcomeOf(await client.mutation(createTestimonialMutation, { input }, context));
    return outcomeOf(await client.mutation(updateTestimonialMutation, { id, input, updatedAt }, context));
  }

  async function reload(): Promise<EditedRecord<Values> | null> {
    if (id === null) return null;
    const { data } = await client.query(testimonialQuery, { id }, { requestPolicy: 'network-only' });
    return data ? editedTestimonial(data.testimonial) : null;
  }

  return (
    <FormModal<Values, unknown>
      title={id === null ? 'Ajouter un témoignage' : 'Modifier le témoignage'}
      record={testimonial}
      labels={labels}
      check={check}
      save={save}
      reload={reload}
      sentences={
        id === null
          ? { saved: testimonials.created, failed: testimonials.createFailed }
          : { saved: testimonials.updated, failed: testimonials.updateFailed }
      }
      onSaved={onSaved}
      onClose={onClose}
    >
      <div className={styles.names}>
        <Form.Item name="prenom" label={labels.prenom}>
          <Input autoComplete="off" />
        </Form.Item>
        <Form.Item name="nom" label={labels.nom} extra="Une initiale suffit, pour la vie privée.">
          <Input autoComplete="off" />
        </Form.Item>
      </div>
      <Form.Item name="texte" label={labels.texte} required>
        <Input.TextArea autoSize={{ minRows: 5, maxRows: 14 }} count={{ show: true, max: limits.shortText }} />
      </Form.Item>
      <Form.Item name="source" label={labels.source} extra="Dites où l’avis a été donné : Google, Facebook, e-mail…">
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item
        name="evenement"
        label={labels.evenement}
        extra="Dites pour quelle fête il a loué, comme « Mariage, 80 convives »."
      >
        <Input autoComplete="off" maxLength={limits.siteTitle} />
      </Form.Item>
      <Form.Item name="hide" valuePropName="checked">
        <Checkbox>{labels.hide}</Checkbox>
      </Form.Item>
    </FormModal>
  );
}

/** The form's initial values, for an existing testimonial or a new one. */
export function editedTestimonial(testimonial?: Testimonial): EditedTestimonial {
  if (!testimonial) {
    return {
      id: null,
      updatedAt: null,
      values: { prenom: '', nom: '', texte: '', source: '', evenement: '', hide: false },
    };
  }
  const { id, updatedAt, prenom, nom, texte, source, evenement, hide } = testimonial;
  return { id, updatedAt, values: { prenom, nom, texte, source, evenement, hide } };
}
