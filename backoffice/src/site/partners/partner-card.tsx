import { DeleteOutlined, EditOutlined, ExportOutlined } from '@ant-design/icons';
import { unbroken, withDe } from '@barnum/rules/text/french';
import { Button } from 'antd';
import styles from './partner-card.module.css';
import { PartnerLogo } from './partner-logo.tsx';
import type { Partner } from './partners.ts';

interface Props {
  partner: Partner;
  isDeleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
}

/** A partner as the home page shows it, with its actions. */
export function PartnerCard({ partner, isDeleting, onEdit, onDelete }: Props) {
  const { nom, lien, logo, picture } = partner;
  return (
    <article className={styles.card} aria-label={`Partenaire ${nom}`}>
      <PartnerLogo address={logo} size={picture} />
      <h2 className={styles.name}>{unbroken(nom)}</h2>
      {lien ? (
        <a className={styles.site} href={lien} target="_blank" rel="noopener noreferrer">
          Visiter le site
          <ExportOutlined aria-hidden />
          <span className="visually-hidden"> {withDe(nom)}, dans un nouvel onglet</span>
        </a>
      ) : (
        <p className={styles.noSite}>Sans site</p>
      )}
      <div className={styles.actions}>
        <Button icon={<EditOutlined aria-hidden />} onClick={onEdit} aria-label={`Modifier ${nom}`}>
          Modifier
        </Button>
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          loading={isDeleting}
          onClick={onDelete}
          aria-label={`Supprimer ${nom}`}
        >
          Supprimer
        </Button>
      </div>
    </article>
  );
}
