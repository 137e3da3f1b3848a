import { type SiteTextKey, siteTextOf } from '@barnum/rules/site-texts/site-texts';
import { Button, Form, Input } from 'antd';
import styles from './site-text-field.module.css';

interface Props {
  name: SiteTextKey;
  isOriginal: boolean;
  /** It has changed once. */
  hasHistory: boolean;
  onReset: () => void;
  onHistory: () => void;
}

/** A text of the site, with the ways back to what it was. */
export function SiteTextField({ name, isOriginal, hasHistory, onReset, onHistory }: Props) {
  const { label, kind, max, isOptional = false } = siteTextOf(name);
  const count = { show: true, max };
  return (
    <div className={styles.field}>
      <Form.Item name={name} label={label} required={!isOptional} className={styles.item ?? ''}>
        {kind === 'paragraph' ? (
          <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} count={count} />
        ) : (
          <Input autoComplete="off" count={count} />
        )}
      </Form.Item>
      <div className={styles.ways}>
        {!isOriginal && (
          <Button type="link" size="small" onClick={onReset} aria-label={`Revenir au texte d’origine : ${label}`}>
            Revenir au texte d’origine
          </Button>
        )}
        {hasHistory && (
          <Button type="link" size="small" onClick={onHistory} aria-label={`Historique : ${label}`}>
            Historique
          </Button>
        )}
      </div>
    </div>
  );
}
