import { PlusOutlined } from '@ant-design/icons';
import { limits } from '@barnum/rules/limits';
import { foldText } from '@barnum/rules/text/fold';
import { Button, Form, Input } from 'antd';
import { useQuery } from 'urql';
import { ItemsField } from '../../../components/form/items-field.tsx';
import { MultipleSelect } from '../../../components/form/multiple-select.tsx';
import { graphql } from '../../../lib/service/graphql.ts';
import { type ArticleValues, articleLabels } from '../edited-article.ts';
import styles from './sheet-fields.module.css';

const companionChoicesQuery = graphql(`
  query CompanionChoices {
    articles {
      id
      nom
      etat
    }
  }
`);

const labelsQuery = graphql(`
  query ArticleSpecificationLabels($categoryId: Int!) {
    articleSpecificationLabels(categoryId: $categoryId)
  }
`);

/** Proposed where the category's articles have no specifications yet. */
const usualLabels = ['Dimensions', 'Capacité', 'Poids', 'Couleur', 'Montage', 'Puissance'];

/** Specifications, what the price includes, and what goes well with the article. */
export function SheetFields({ articleId }: { articleId: number | null }) {
  const [{ data, fetching }] = useQuery({ query: companionChoicesQuery });
  const choices = (data?.articles ?? []).filter(({ id, etat }) => id !== articleId && etat !== 'archive');
  return (
    <>
      <Form.Item
        name="specifications"
        label={articleLabels.specifications}
        extra="Écrivez-en une par ligne, comme « Dimensions : 3 × 3 m »."
      >
        <Input.TextArea autoSize={{ minRows: 3, maxRows: limits.articleSpecifications }} />
      </Form.Item>
      <LabelSuggestions />
      <Form.Item
        name="included"
        label={articleLabels.included}
        extra="Écrivez une ligne pour chaque chose comprise dans le prix."
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: limits.articleLines }} />
      </Form.Item>
      <Form.Item
        name="excluded"
        label={articleLabels.excluded}
        extra="Écrivez ce qu’un visiteur pourrait croire compris et qui ne l’est pas."
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: limits.articleLines }} />
      </Form.Item>
      <Form.Item
        name="accessories"
        label={articleLabels.accessories}
        extra="Écrivez une ligne pour chaque chose, comme « 4 × sangle ». La feuille de préparation les multiplie."
      >
        <Input.TextArea autoSize={{ minRows: 2, maxRows: limits.accessories }} />
      </Form.Item>
      <Form.Item
        name="proposed"
        label={articleLabels.proposed}
        extra="Le visiteur ajoute ces articles en un geste, autant qu’il en faut pour ses pièces."
      >
        <ItemsField />
      </Form.Item>
      <Form.Item
        name="companionIds"
        label={articleLabels.companionIds}
        extra="Laissez vide pour montrer ce que les demandes réunissent souvent."
      >
        <MultipleSelect
          maxCount={limits.companions}
          loading={fetching}
          options={choices.map(({ id, nom }) => ({ value: id, label: nom }))}
        />
      </Form.Item>
    </>
  );
}

/** Buttons that begin a line with a label that others of the category have. */
function LabelSuggestions() {
  const form = Form.useFormInstance<ArticleValues>();
  const categoryId = Form.useWatch('categorieId', form) ?? 0;
  const text = Form.useWatch('specifications', form) ?? '';
  const [{ data }] = useQuery({ query: labelsQuery, variables: { categoryId } });
  const known = data?.articleSpecificationLabels ?? [];
  const written = text.split('\n').map((line) => foldText(line.split(':', 1)[0] ?? '').trim());
  const left = (known.length > 0 ? known : usualLabels).filter((label) => !written.includes(foldText(label)));

  function begin(label: string) {
    form.setFieldValue('specifications', `${text.trimEnd()}${text.trim() === '' ? '' : '\n'}${label} : `);
    form.focusField('specifications');
  }

  if (left.length === 0) return null;
  return (
    <ul className={styles.suggestions} aria-label="Caractéristiques proposées">
      {left.slice(0, 6).map((label) => (
        <li key={label}>
          <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={() => begin(label)}>
            {label}
          </Button>
        </li>
      ))}
    </ul>
  );
}
