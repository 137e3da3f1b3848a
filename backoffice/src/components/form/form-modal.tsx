import { Button, Form, Modal } from 'antd';
import { type ReactNode, useId, useRef, useState } from 'react';
import { focusFirstField } from '../focus-first-field.ts';
import { useLast } from '../use-last.ts';
import styles from './form-modal.module.css';
import { type EditedRecord, type RecordFormOptions, useRecordForm } from './use-record-form.tsx';
import { leaveQuestion } from './use-unsaved-changes.ts';

interface Props<Values, Saved> extends Omit<RecordFormOptions<Values, Saved>, 'record'> {
  title: string;
  /** The record being edited; null when the window is closed. Must stay the same object while it is open. */
  record: EditedRecord<Values> | null;
  submitLabel?: string;
  onClose: () => void;
  /** `Form.Item`s named like the values. */
  children: ReactNode;
}

interface State {
  isDirty: boolean;
  isSaving: boolean;
}

/**
 * A record's form in a window (see useRecordForm).
 *
 *   <FormModal title="Modifier l’avis" record={edited} labels={labels} check={fieldErrorsOf(testimonialInput)}
 *     save={(values, updatedAt) => update({ id, input: values, updatedAt })} reload={readAgain}
 *     sentences={{ saved: messages.testimonials.updated, failed: messages.testimonials.updateFailed }}
 *     onSaved={close} onClose={close}>
 *     <Form.Item name="nom" label={labels.nom} required><Input /></Form.Item>
 *   </FormModal>
 *
 * Opens with the focus on the first field. Escape and « Annuler » close it, after a confirmation if something would be
 * lost, and the focus returns to where it was.
 */
export function FormModal<Values extends object, Saved>({ record, title, onClose, ...props }: Props<Values, Saved>) {
  const state = useRef<State>({ isDirty: false, isSaving: false });
  // A new key when it opens again before the closing animation ended: nothing of the previous record stays.
  const [opening, setOpening] = useState({ record, number: 0 });
  if (record !== null && record !== opening.record) setOpening({ record, number: opening.number + 1 });
  const drawnTitle = useLast(record && title);

  function close() {
    if (state.current.isSaving) return;
    if (!state.current.isDirty || window.confirm(leaveQuestion)) onClose();
  }

  return (
    <Modal
      open={record !== null}
      title={drawnTitle}
      onCancel={close}
      afterOpenChange={focusFirstField}
      closable={{ 'aria-label': 'Fermer' }}
      maskClosable={false}
      footer={null}
      width={600}
      destroyOnHidden
    >
      {opening.record && (
        <FormOfRecord {...props} key={opening.number} record={opening.record} state={state.current} onCancel={close} />
      )}
    </Modal>
  );
}

type FormOfRecordProps<Values, Saved> = Omit<Props<Values, Saved>, 'record' | 'title' | 'onClose'> & {
  record: EditedRecord<Values>;
  state: State;
  onCancel: () => void;
};

function FormOfRecord<Values extends object, Saved>(props: FormOfRecordProps<Values, Saved>) {
  const { state, onCancel, submitLabel = 'Enregistrer', children, ...options } = props;
  const name = useId();
  const { formProps, notice, isDirty, isSaving } = useRecordForm(options);
  // Read by the window before it closes.
  state.isDirty = isDirty;
  state.isSaving = isSaving;

  return (
    <Form {...formProps} name={name} className={styles.fields ?? ''}>
      {notice}
      {children}
      <div className={styles.actions}>
        <Button onClick={onCancel} disabled={isSaving}>
          Annuler
        </Button>
        <Button type="primary" htmlType="submit" loading={isSaving}>
          {submitLabel}
        </Button>
      </div>
    </Form>
  );
}
