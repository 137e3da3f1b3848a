import { Alert, Button } from 'antd';
import { companyInfoField } from './company-info-fields.ts';
import styles from './company-info-tab.module.css';

/** What is missing for the legal notice; each name links to its row. */
export function MissingInfo({ names, onChoose }: { names: readonly string[]; onChoose: (nom: string) => void }) {
  if (names.length === 0) return null;
  return (
    <Alert
      className={styles.missing ?? ''}
      type="warning"
      showIcon
      role="note"
      message="Les mentions légales sont incomplètes"
      description={
        <>
          <p>La loi demande aussi, et les visiteurs lisent « Non renseigné » :</p>
          <ul className={styles.missingNames} aria-label="Informations légales à compléter">
            {names.map((nom) => (
              <li key={nom}>
                <Button size="small" onClick={() => onChoose(nom)}>
                  {companyInfoField(nom).label}
                </Button>
              </li>
            ))}
          </ul>
        </>
      }
    />
  );
}
