import { limits } from '@barnum/rules/limits';
import { Form, Input } from 'antd';
import { RichTextEditor } from '../../../editor/rich-text-editor.tsx';
import { articleLabels } from '../edited-article.ts';
import styles from './description-fields.module.css';

/** The short description, for cards, and the long one, for the article's page. */
export function DescriptionFields({ isDisabled }: { isDisabled: boolean }) {
  return (
    <>
      <Form.Item name="courteDescription" label={articleLabels.courteDescription} extra={<Counter />}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 5 }} />
      </Form.Item>
      <Form.Item name="longueDescription" label={<span id="long-label">{articleLabels.longueDescription}</span>}>
        <LongDescription isDisabled={isDisabled} />
      </Form.Item>
    </>
  );
}

// A recommended length, not a limit.
function Counter() {
  const text: unknown = Form.useWatch('courteDescription');
  const length = typeof text === 'string' ? [...text].length : 0;
  const isLong = length > limits.shortDescriptionAdvised;
  return (
    <span className={styles.counter}>
      <span>Elle se lit sur les cartes du catalogue.</span>
      <span className={isLong ? styles.long : undefined}>
        {length}/{limits.shortDescriptionAdvised}
        {isLong && ' : plus que conseillé'}
      </span>
    </span>
  );
}

interface LongDescriptionProps {
  value?: string;
  onChange?: (html: string) => void;
  isDisabled: boolean;
}

function LongDescription({ value = '', onChange, isDisabled }: LongDescriptionProps) {
  const { errors } = Form.Item.useStatus();
  return (
    <RichTextEditor
      value={value}
      onChange={(html) => onChange?.(html)}
      toolbar="basic"
      labelledBy="long-label"
      invalid={errors.length > 0}
      disabled={isDisabled}
    />
  );
}
