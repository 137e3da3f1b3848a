import { Form, Input } from 'antd';
import { articleLabels } from '../edited-article.ts';
import { CategoryField } from './category-field.tsx';
import type { CategoryChoices } from './use-category-choices.ts';

/** Name and category. */
export function BasicFields({ categories }: { categories: CategoryChoices }) {
  return (
    <>
      <Form.Item name="nom" label={articleLabels.nom} required>
        <Input autoComplete="off" />
      </Form.Item>
      <CategoryField categories={categories} />
    </>
  );
}
