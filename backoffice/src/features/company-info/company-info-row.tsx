import { EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { CompanyInfo } from './company-info.ts';
import { CompanyInfoEditor } from './company-info-editor.tsx';
import { companyInfoHelp } from './company-info-help.ts';
import styles from './company-info-row.module.css';

interface Props {
  info: CompanyInfo;
  isMissing: boolean;
  isEdited: boolean;
  onEdit: () => void;
  onEnd: () => void;
}

/** A name and its value, edited in place. */
export function CompanyInfoRow({ info, isMissing, isEdited, onEdit, onEnd }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);

  // The focus returns to the edit button.
  useEffect(() => {
    if (wasEdited.current && !isEdited && document.activeElement === document.body) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);

  return (
    <li className={isEdited ? styles.editedRow : styles.row} aria-label={info.nom}>
      <div className={styles.about}>
        <h3 className={styles.name}>{info.nom}</h3>
        <p className={styles.help}>{companyInfoHelp(info.nom)}</p>
      </div>
      {isEdited ? (
        <CompanyInfoEditor info={info} onEnd={onEnd} />
      ) : (
        <>
          <p className={info.valeur === '' ? styles.empty : styles.value}>
            {info.valeur === '' ? 'Non renseigné' : info.valeur}
            {isMissing && <span className={styles.badge}>À compléter</span>}
          </p>
          <Button
            ref={button}
            className={styles.edit ?? ''}
            icon={<EditOutlined aria-hidden />}
            onClick={onEdit}
            aria-label={`Modifier : ${info.nom}`}
          >
            Modifier
          </Button>
        </>
      )}
    </li>
  );
}
