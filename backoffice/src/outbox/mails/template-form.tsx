import { mailSentences } from '@barnum/rules/outbox/mails/sentences';
import { defaultMailTemplates, fillMail, mailFields, mailKindLabels } from '@barnum/rules/outbox/mails/templates';
import { mailTemplateInput } from '@barnum/rules/outbox/mails-input';
import { outcomeOf } from '@barnum/rules/outcome';
import { Button, Form, Input } from 'antd';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { resetTemplateMutation, type Template, templatesQuery, updateTemplateMutation } from './mails.ts';
import styles from './template-form.module.css';

type Values = Pick<Template, 'subject' | 'text'>;

/** A template as its form edits it. */
export interface EditedTemplate extends EditedRecord<Values> {
  kind: Template['kind'];
}

interface Props {
  template: EditedTemplate | null;
  onSaved: () => void;
  onClose: () => void;
}

const labels: Record<keyof Values, string> = { subject: 'Objet', text: 'Texte' };
const check = fieldErrorsOf(mailTemplateInput);
const fieldNames = Object.keys(mailFields).map((name) => `{{${name}}}`);

/** Edits the template of a mail, with a preview. */
export function TemplateForm({ template, onSaved, onClose }: Props) {
  const client = useClient();
  const kind = template?.kind ?? 'accuse';

  async function save(input: Values, updatedAt: string | null) {
    const context = { additionalTypenames: ['MailTemplate'] };
    const { subject, text } = defaultMailTemplates[kind];
    // The original text is stored nowhere but in the rules.
    const isOriginal = input.subject === subject && input.text === text;
    if (isOriginal) return outcomeOf(await client.mutation(resetTemplateMutation, { kind, updatedAt }, context));
    return outcomeOf(await client.mutation(updateTemplateMutation, { kind, input, updatedAt }, context));
  }

  async function reload(): Promise<EditedRecord<Values> | null> {
    const { data } = await client.query(templatesQuery, {}, { requestPolicy: 'network-only' });
    const current = data?.mailTemplates.find((candidate) => candidate.kind === kind);
    return current ? editedTemplate(current) : null;
  }

  return (
    <FormModal<Values, unknown>
      title={mailKindLabels[kind].title}
      record={template}
      labels={labels}
      check={check}
      save={save}
      reload={reload}
      sentences={{ saved: mailSentences.templateSaved, failed: mailSentences.saveFailed }}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Form.Item name="subject" label={labels.subject} required>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="text" label={labels.text} required extra={`Champs remplacés : ${fieldNames.join(' ')}`}>
        <Input.TextArea autoSize={{ minRows: 8, maxRows: 18 }} />
      </Form.Item>
      <Preview kind={kind} />
    </FormModal>
  );
}

/** The mail filled with a made-up request. */
function Preview({ kind }: { kind: Template['kind'] }) {
  const form = Form.useFormInstance<Values>();
  const subject = Form.useWatch('subject', form) ?? '';
  const text = Form.useWatch('text', form) ?? '';
  const shown = fillMail({ subject, text }, mailFields);
  const original = defaultMailTemplates[kind];
  const isOriginal = subject === original.subject && text === original.text;

  return (
    <section className={styles.preview} aria-labelledby="mail-preview">
      <h3 className={styles.title} id="mail-preview">
        Aperçu
      </h3>
      <p className={styles.subject}>{shown.subject}</p>
      <p className={styles.text}>{shown.text}</p>
      {!isOriginal && (
        <Button type="link" className={styles.reset ?? ''} onClick={() => form.setFieldsValue(original)}>
          Reprendre le texte d’origine
        </Button>
      )}
    </section>
  );
}

/** The form's initial values. */
export function editedTemplate({ kind, subject, text, updatedAt }: Template): EditedTemplate {
  return { kind, updatedAt, values: { subject, text } };
}
