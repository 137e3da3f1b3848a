import { articleSetSentences } from '@barnum/rules/catalogue/article-sets/article-set-sentences';
import { articleSetInput } from '@barnum/rules/catalogue/article-sets-input';
import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import { Form, Input } from 'antd';
import { useClient } from 'urql';
import { errorsTogether } from '../../components/form/errors-together.ts';
import { fieldErrorsOf } from '../../components/form/field-errors-of.ts';
import { FormModal } from '../../components/form/form-modal.tsx';
import { type ChosenItem, ItemsField } from '../../components/form/items-field.tsx';
import type { EditedRecord } from '../../components/form/use-record-form.tsx';
import { itemsInWords } from '../../lib/items-in-words.ts';
import {
  type ArticleSet,
  articleSetQuery,
  createArticleSetMutation,
  updateArticleSetMutation,
} from './article-sets.ts';

interface Values {
  nom: string;
  description: string;
  items: ChosenItem[];
}

/** A set as its form edits it; `id` is null for a new one. */
export interface EditedArticleSet extends EditedRecord<Values> {
  id: number | null;
}

interface Props {
  set: EditedArticleSet | null;
  onSaved: () => void;
  onClose: () => void;
}

const labels: Record<keyof Values, string> = { nom: 'Nom', description: 'Phrase', items: 'Articles' };
const check = fieldErrorsOf(articleSetInput);

/** Creates or edits a set. */
export function ArticleSetForm({ set, onSaved, onClose }: Props) {
  const client = useClient();
  const id = set?.id ?? null;

  async function save(values: Values, updatedAt: string | null) {
    const context = { additionalTypenames: ['ArticleSet'] };
    const input = articleSetInput.parse(values);
    if (id === null) return outcomeOf(await client.mutation(createArticleSetMutation, { input }, context));
    return outcomeOf(await client.mutation(updateArticleSetMutation, { id, input, updatedAt }, context));
  }

  async function reload(): Promise<EditedRecord<Values> | null> {
    if (id === null) return null;
    const { data } = await client.query(articleSetQuery, { id }, { requestPolicy: 'network-only' });
    return data?.articleSet ? editedArticleSet(data.articleSet) : null;
  }

  return (
    <FormModal<Values, unknown>
      title={id === null ? 'Ajouter un ensemble' : 'Modifier l’ensemble'}
      record={set}
      labels={labels}
      check={(values) => errorsTogether('items', check(values))}
      save={save}
      reload={reload}
      sentences={
        id === null
          ? { saved: articleSetSentences.created, failed: articleSetSentences.createFailed }
          : { saved: articleSetSentences.updated, failed: articleSetSentences.updateFailed }
      }
      showValue={(field, value) => (field === 'items' ? itemsInWords(value as ChosenItem[]) : String(value))}
      onSaved={onSaved}
      onClose={onClose}
    >
      <Form.Item name="nom" label={labels.nom} required extra="Donnez-lui un nom comme « Pour 50 convives ».">
        <Input autoComplete="off" maxLength={limits.nom} />
      </Form.Item>
      <Form.Item
        name="description"
        label={labels.description}
        extra="Dites pour quelle fête il convient. Elle est facultative."
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 4 }} maxLength={limits.siteSentence} />
      </Form.Item>
      <Form.Item name="items" label={labels.items} required>
        <ItemsField />
      </Form.Item>
    </FormModal>
  );
}

/** The form's initial values, for an existing set or a new one. */
export function editedArticleSet(set?: ArticleSet): EditedArticleSet {
  if (!set) return { id: null, updatedAt: null, values: { nom: '', description: '', items: [] } };
  const { id, updatedAt, nom, description } = set;
  const items = set.items.map(({ quantite, article }) => ({ articleId: article.id, nom: article.nom, quantite }));
  return { id, updatedAt, values: { nom, description, items } };
}
