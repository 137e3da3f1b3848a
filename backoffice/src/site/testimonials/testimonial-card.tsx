import { DeleteOutlined, EditOutlined, EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';
import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { withDe } from '@barnum/rules/text/french';
import { Button } from 'antd';
import styles from './testimonial-card.module.css';
import { signature, type Testimonial } from './testimonials.ts';

interface Props {
  testimonial: Testimonial;
  isToggling: boolean;
  isDeleting: boolean;
  onToggle: () => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** A testimonial, its visibility and its actions. */
export function TestimonialCard({ testimonial, isToggling, isDeleting, onToggle, onEdit, onDelete }: Props) {
  const { hide, source, evenement, texte, createdAt } = testimonial;
  const name = signature(testimonial);
  const ofName = withDe(name);
  const toggle = hide ? { label: 'Afficher', Icon: EyeOutlined } : { label: 'Masquer', Icon: EyeInvisibleOutlined };

  return (
    <article className={hide ? styles.hiddenCard : styles.card} aria-label={`Témoignage ${ofName}`}>
      <header className={styles.head}>
        <div className={styles.who}>
          <h2 className={styles.name}>{name}</h2>
          {source && <p className={styles.source}>via {source}</p>}
          {evenement && <p className={styles.source}>{evenement}</p>}
        </div>
        <span className={hide ? styles.hiddenBadge : styles.badge}>
          {hide ? <EyeInvisibleOutlined aria-hidden /> : <EyeOutlined aria-hidden />}
          {hide ? 'Masqué' : 'Visible'}
        </span>
      </header>
      <blockquote className={styles.text}>{texte}</blockquote>
      <p className={styles.created}>
        Créé le <time dateTime={createdAt}>{formatLongDate(createdAt)}</time>
      </p>
      <div className={styles.actions}>
        <Button
          icon={<toggle.Icon aria-hidden />}
          loading={isToggling}
          onClick={onToggle}
          aria-label={`${toggle.label} le témoignage ${ofName}`}
        >
          {toggle.label}
        </Button>
        <Button icon={<EditOutlined aria-hidden />} onClick={onEdit} aria-label={`Modifier le témoignage ${ofName}`}>
          Modifier
        </Button>
        <Button
          className={styles.delete ?? ''}
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          loading={isDeleting}
          onClick={onDelete}
          aria-label={`Supprimer le témoignage ${ofName}`}
        >
          Supprimer
        </Button>
      </div>
    </article>
  );
}
