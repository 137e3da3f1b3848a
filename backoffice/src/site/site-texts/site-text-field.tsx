import {
  colourRoles,
  isSitePictureKey,
  type SiteText,
  type SiteTextKey,
  siteTextOf,
} from '@barnum/rules/site/site-texts/site-texts';
import { Button, Form, Input } from 'antd';
import { ColourInput } from './colour-input.tsx';
import { SitePictureInput } from './site-picture-input.tsx';
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
  const { label, help, kind, isOptional = false } = siteTextOf(name);
  const said = Form.useWatch(name);
  // Names of figures are told of where there is one.
  const extra = typeof said === 'string' && said.includes('{{') ? [help, figures].filter(Boolean).join(' ') : help;
  const back = waysBack[kind] ?? 'Revenir au texte d’origine';
  return (
    <div className={styles.field} data-text={name}>
      <Form.Item name={name} label={label} required={!isOptional} extra={extra} className={styles.item ?? ''}>
        {control(name)}
      </Form.Item>
      <div className={styles.ways}>
        {!isOriginal && (
          <Button type="link" size="small" onClick={onReset}>
            {back}
            <span className="visually-hidden"> : {label}</span>
          </Button>
        )}
        {hasHistory && (
          <Button type="link" size="small" onClick={onHistory}>
            Historique
            <span className="visually-hidden"> : {label}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

const figures = 'Les mots entre accolades prennent la valeur que dit l’onglet Entreprise.';

const waysBack: Partial<Record<SiteText['kind'], string>> = {
  colour: 'Revenir à la couleur d’origine',
  picture: 'Retirer l’image',
};

function control(name: SiteTextKey) {
  if (name === 'mainColour' || name === 'accentColour') {
    return <ColourInput label={siteTextOf(name).label} role={colourRoles[name]} />;
  }
  if (isSitePictureKey(name)) return <SitePictureInput field={name} />;
  const { kind, max } = siteTextOf(name);
  const count = { show: true, max };
  if (kind === 'paragraph') return <Input.TextArea autoSize={{ minRows: 2, maxRows: 6 }} count={count} />;
  if (kind === 'synonyms') return <Input.TextArea autoSize={{ minRows: 3, maxRows: 12 }} count={count} />;
  return <Input autoComplete="off" count={count} />;
}
