import type { FieldErrors } from '@barnum/rules/errors';
import type { Outcome, Reason } from '@barnum/rules/outcome';
import { sentences } from '@barnum/rules/sentences';
import { Form, type FormProps } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { useToasts } from '../toasts.tsx';
import { type ConflictingChange, isUnchanged, type Merge, mergeConflict, type ShowChanges } from './conflict.ts';
import { ConflictNotice } from './conflict-notice.tsx';
import { failureInWords } from './failure-in-words.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

/** What a form edits. `updatedAt` is that of the copy being edited; null for a new record. */
export interface EditedRecord<Values> {
  values: Values;
  updatedAt: string | null;
}

export interface RecordFormOptions<Values, Saved> {
  record: EditedRecord<Values>;
  /** French labels of the fields. */
  labels: Record<keyof Values & string, string>;
  /** Validates before sending: a sentence for each wrong field, or null. */
  check?: (values: Values) => FieldErrors | null;
  /** Sends the record. Must not throw. */
  save: (values: Values, updatedAt: string | null) => Promise<Outcome<Saved>>;
  /** Reads the record again after a conflict; null when it has been deleted. */
  reload?: () => Promise<EditedRecord<Values> | null>;
  /** `saved` null: what follows says it. `failed` null: logged to the console only; absent: as `failureInWords`. */
  sentences: { saved: string | null; failed?: string | ((sentence: string, failure: Reason) => string) | null };
  onSaved: (saved: Saved) => void;
  /** The record after it was saved, for a form that stays open. */
  rebase?: (saved: Saved) => EditedRecord<Values>;
  /** Something besides the fields is unsaved, such as a chosen file. */
  isDirtyBesides?: boolean;
  /** How fields made of several things are merged in a conflict; by default what was typed stays. */
  merges?: { [Field in keyof Values]?: Merge<Values[Field]> };
  /** A list that shows errors within itself, by their paths (`items.2.prix`), and takes the focus; none of them is `{}`. */
  within?: { field: keyof Values & string; show: (errors: FieldErrors) => void };
  /** The input of an error within a field of several inputs, from its path (`zones.2.prix`). */
  nameOf?: (path: string) => (string | number)[];
  /** Writes a value that is no boolean for the conflict notice; as it is by default. */
  showValue?: (field: keyof Values & string, value: unknown) => string;
  /** Writes what changed in a field made of several things, a sentence each, in place of its two values. */
  showChanges?: ShowChanges<Values>;
}

/**
 * An antd Form over one record: spread `formProps` into `<Form>` and put `notice` above its fields. Errors from `check`
 * and from the service appear at their fields, and the first one gets the focus. A failure keeps what was typed. When
 * another administrator has changed the record, the form shows what changed, takes over the fields not touched here,
 * and the next save goes through. Unsaved changes are protected. FormModal is this form in a window.
 */
export function useRecordForm<Values extends object, Saved>(options: RecordFormOptions<Values, Saved>) {
  const {
    labels,
    check,
    save,
    reload,
    sentences: { saved, failed = failureInWords },
    onSaved,
    rebase,
    isDirtyBesides = false,
    merges,
    within,
    nameOf = fieldOf,
    showValue = asText,
    showChanges = {},
  } = options;
  const toasts = useToasts();
  const [form] = Form.useForm<Values>();
  const base = useRef(options.record);
  const [isDirty, setIsDirty] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  // A ref: pressing Enter twice comes before the next render.
  const isSending = useRef(false);
  const [changes, setChanges] = useState<ConflictingChange<Values>[]>([]);
  const isUnsaved = isDirty || isDirtyBesides;
  useUnsavedChanges(isUnsaved);

  const read = (): Values => ({ ...base.current.values, ...form.getFieldsValue(true) });
  const compare = () => setIsDirty(!isUnchanged(base.current.values, read()));

  function showErrors(errors: readonly { name: (string | number)[]; errors: string[] }[]) {
    form.setFields(errors as unknown as Parameters<typeof form.setFields>[0]);
  }

  function clearErrors(fields: readonly string[]) {
    const shown = form.getFieldsError().filter(({ name: [field] }) => fields.includes(String(field)));
    showErrors(shown.map(({ name }) => ({ name, errors: [] })));
  }

  function refuse(paths: FieldErrors) {
    // What is wrong within a field (`included.2`) is said at the field, where that has no inputs for it.
    const inner: FieldErrors = {};
    const fields = new Map<string, { name: (string | number)[]; errors: string[] }>();
    for (const [path, sentence] of Object.entries(paths)) {
      const name = nameOf(path);
      if (within && name[0] === within.field && path !== within.field) inner[path] = sentence;
      else if (!fields.has(name.join('.'))) fields.set(name.join('.'), { name, errors: [sentence] });
    }
    const isKnown = ({ name }: { name: (string | number)[] }) => String(name[0]) in labels;
    const wrong = [...fields.values()];
    showErrors(wrong.filter(isKnown));
    for (const { errors } of wrong.filter((one) => !isKnown(one)))
      for (const sentence of errors) toasts.error(sentence);
    const first = form.getFieldsError().find(({ errors }) => errors.length > 0);
    if (first) form.focusField(first.name);
    within?.show(inner);
  }

  function fail(failure: Reason) {
    if (failed === null) console.error(failure.sentence);
    else toasts.error(typeof failed === 'string' ? failed : failed(failure.sentence, failure));
  }

  /** `conflict` says why, where reading again settles nothing. */
  async function settleConflict(conflict: Reason, isAgain: boolean): Promise<void> {
    const current = await reload?.();
    if (!current) {
      fail(current === null ? { ...conflict, sentence: sentences.http.notFound } : conflict);
      return;
    }
    const { merged, changes: found } = mergeConflict(base.current.values, read(), current.values, merges);
    base.current = current;
    // What changed is not in this form: nothing to decide. Once: what refuses again has another reason.
    if (found.length === 0) {
      if (isAgain) fail(conflict);
      else await send(true);
      return;
    }
    form.setFieldsValue(merged as Parameters<typeof form.setFieldsValue>[0]);
    setChanges(found);
    compare();
  }

  async function send(isAgain = false): Promise<void> {
    const sent = read();
    const outcome = await save(sent, base.current.updatedAt);
    if (outcome.status === 'invalid') refuse(outcome.fields);
    if (outcome.status === 'failed') fail(outcome);
    if (outcome.status === 'conflict') await settleConflict(outcome, isAgain);
    if (outcome.status !== 'done') return;
    const stored = rebase?.(outcome.data) ?? (isUnchanged(sent, read()) ? null : await reload?.());
    if (saved !== null) toasts.success(saved);
    if (stored) {
      // What was typed meanwhile stays, whole, and waits to be saved: a form that can be read again does not close.
      const { merged } = mergeConflict(sent, read(), stored.values);
      base.current = stored;
      form.setFieldsValue(merged as Parameters<typeof form.setFieldsValue>[0]);
      compare();
    } else setIsDirty(false);
    if (rebase || !stored) onSaved(outcome.data);
  }

  async function submit(): Promise<void> {
    if (isSending.current) return;
    const wrong = check?.(read());
    if (wrong) {
      refuse(wrong);
      return;
    }
    setChanges([]);
    within?.show({});
    isSending.current = true;
    setIsSaving(true);
    await send();
    isSending.current = false;
    setIsSaving(false);
  }

  /** Fills fields in as if they had been typed. */
  function fill(values: Partial<Values>) {
    form.setFieldsValue(values as Parameters<typeof form.setFieldsValue>[0]);
    clearErrors(Object.keys(values));
    compare();
  }

  /** Begins anew with another record, whatever was typed. */
  function restart(record: EditedRecord<Values>) {
    base.current = record;
    fill(record.values);
    setChanges([]);
  }

  function takeTheirs({ field, theirs }: ConflictingChange<Values>) {
    fill({ [field]: theirs } as Partial<Values>);
    setChanges((all) => all.map((change) => (change.field === field ? { ...change, isContested: false } : change)));
  }

  const notice: ReactNode = changes.length > 0 && (
    <ConflictNotice
      changes={changes}
      labels={labels}
      showValue={showValue}
      showChanges={showChanges}
      onTakeTheirs={takeTheirs}
    />
  );
  const formProps: FormProps<Values> = {
    form,
    initialValues: options.record.values,
    layout: 'vertical',
    requiredMark: true,
    noValidate: true,
    onValuesChange: (changed) => {
      // Clears the errors of the edited fields: antd does it only for its own rules.
      clearErrors(Object.keys(changed));
      compare();
    },
    onFinish: () => void submit(),
  };
  return { form, formProps, fill, restart, notice, isDirty: isUnsaved, isSaving };
}

/** The field itself: `included` of `included.2`. */
function fieldOf(path: string): string[] {
  return path.split('.', 1);
}

function asText(_field: string, value: unknown): string {
  return String(value);
}
