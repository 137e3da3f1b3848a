import { articleStateInWords, articleStates } from '@barnum/rules/catalogue/articles/article-states';
import { Form, Input, Select } from 'antd';
import { articleLabels } from '../edited-article.ts';
import { CategoryField } from './category-field.tsx';
import type { CategoryChoices } from './use-category-choices.ts';

const states = articleStates.map((state) => ({ value: state, label: articleStateInWords(state) }));

/** Name, category, and who finds it. */
export function BasicFields({ categories }: { categories: CategoryChoices }) {
  return (
    <>
      <Form.Item name="nom" label={articleLabels.nom} required>
        <Input autoComplete="off" />
      </Form.Item>
      <CategoryField categories={categories} />
      <Form.Item name="etat" label={articleLabels.etat}>
        <Select options={states} />
      </Form.Item>
    </>
  );
}
