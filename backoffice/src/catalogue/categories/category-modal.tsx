import { categoryInput } from '@barnum/rules/catalogue/categories-input';
import { sentences } from '@barnum/rules/sentences';
import { Form, Input } from 'antd';
import { useMemo, useState } from 'react';
import { useClient } from 'urql';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { NumberInput } from '../../components/form/number-input.tsx';
import { type ChosenPicture, PictureField } from '../../components/form/picture-field.tsx';
import { type Category, categoryQuery } from './categories.ts';
import { categoryLabels, newCategory, toCommand, toRecord } from './edited-category.ts';
import { useCategorySaving } from './use-category-saving.ts';

interface Props {
  /** The category to edit, 'new' to create one; null when the window is closed. */
  edited: Category | 'new' | null;
  /** The position after the last category. */
  nextPlace: number;
  onClose: () => void;
}

const checkCommand = fieldErrorsOf(categoryInput);

/** Creates or edits a category in a window. */
export function CategoryModal({ edited, nextPlace, onClose }: Props) {
  const client = useClient();
  const [chosen, setChosen] = useState<ChosenPicture | null>(null);
  const category = edited === 'new' ? null : edited;
  const isNew = edited === 'new';
  const save = useCategorySaving(category?.id ?? null, chosen?.file ?? null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: stays the same while the window is open
  const record = useMemo(() => edited && (edited === 'new' ? newCategory(nextPlace) : toRecord(edited)), [edited]);

  function close() {
    setChosen(null);
    onClose();
  }

  return (
    <FormModal
      title={isNew ? 'Nouvelle catégorie' : 'Modifier la catégorie'}
      submitLabel={isNew ? 'Créer la catégorie' : 'Enregistrer'}
      record={record}
      labels={categoryLabels}
      check={(values) => checkCommand(toCommand(values))}
      save={save}
      reload={async () => {
        if (!category) return null;
        const policy = { requestPolicy: 'network-only' } as const;
        const { data } = await client.query(categoryQuery, { id: category.id }, policy);
        return data?.category ? toRecord(data.category) : null;
      }}
      sentences={{
        saved: isNew ? sentences.categories.created : sentences.categories.updated,
        failed: (sentence) => sentence,
      }}
      isDirtyBesides={chosen !== null}
      showValue={(field, value) => (field === 'urlImage' ? 'une image' : String(value))}
      onSaved={close}
      onClose={close}
    >
      <Form.Item name="nom" label={categoryLabels.nom} required>
        <Input autoComplete="off" />
      </Form.Item>
      <Form.Item name="description" label={categoryLabels.description}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
      <Form.Item name="urlImage" label={categoryLabels.urlImage}>
        <PictureField kind="category" chosen={chosen} onChoose={setChosen} />
      </Form.Item>
      <Form.Item name="ordre" label={categoryLabels.ordre} extra="La plus petite place vient en premier sur le site.">
        <NumberInput min={0} step={1} />
      </Form.Item>
    </FormModal>
  );
}
