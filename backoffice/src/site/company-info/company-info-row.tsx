import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { CompanyInfo } from './company-info.ts';
import { CompanyInfoEditor } from './company-info-editor.tsx';
import { companyInfoField, companyInfoId } from './company-info-fields.ts';
import styles from './company-info-row.module.css';
import { notUnderstood, valueInWords } from './company-info-value.ts';

interface Props {
  info: CompanyInfo;
  isMissing: boolean;
  isEdited: boolean;
  onEdit: () => void;
  onEnd: () => void;
}

/** A label and its value, edited in place: a click anywhere in the row does, as its button covers it. */
export function CompanyInfoRow({ info, isMissing, isEdited, onEdit, onEnd }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  const { label, help } = companyInfoField(info.nom);
  const words = valueInWords(info);

  // The focus returns to the edit button.
  useEffect(() => {
    if (wasEdited.current && !isEdited && document.activeElement === document.body) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  return (
    <li className={isEdited ? styles.editedRow : styles.row} aria-label={label}>
      <div className={styles.about}>
        <h3 className={styles.name}>{label}</h3>
        <p className={styles.help}>{help}</p>
      </div>
      {isEdited ? (
        <CompanyInfoEditor info={info} onEnd={onEnd} />
      ) : (
        <>
          <p className={words === '' ? styles.empty : styles.value}>
            {words || 'Non renseigné'}
            {isMissing && <span className={styles.badge}>À compléter</span>}
            {notUnderstood(info) !== null && <span className={styles.badge}>À saisir de nouveau</span>}
          </p>
          <Button
            ref={button}
            id={companyInfoId(info.nom)}
            className={styles.edit ?? ''}
            icon={<EditOutlined aria-hidden />}
            onClick={onEdit}
            aria-label={`Modifier : ${label}`}
          >
            Modifier
          </Button>
        </>
      )}
    </li>
  );
}
