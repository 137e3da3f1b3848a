import { CarOutlined, DeleteOutlined, ShoppingOutlined } from '@ant-design/icons';
import { formatLongDateTime, formatWeekdayDate } from '@barnum/rules/format';
import { Button } from 'antd';
import { daysFromToday, formatDistance, formatShortDay, formatSince } from '../../lib/dates.ts';
import { ContactLinks } from './contact-links.tsx';
import styles from './request-card.module.css';
import { fullName, type ReservationRequest } from './requests.ts';

interface Props {
  request: ReservationRequest;
  isDeleting: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** A request in five facts: when, who, what, where, how to reach. */
export function RequestCard({ request, isDeleting, onOpen, onDelete }: Props) {
  const name = fullName(request);
  const isPast = daysFromToday(request.date) < 0;

  return (
    <li>
      <article className={styles.card} aria-label={`Demande de ${name}`}>
        <p className={isPast ? styles.pastDay : styles.day}>
          <span className={styles.label}>Date souhaitée</span>
          <time className={styles.dayName} dateTime={request.date} title={formatWeekdayDate(request.date)}>
            {formatShortDay(request.date)}
          </time>
          <span className={styles.distance}>{formatDistance(request.date)}</span>
        </p>
        <div className={styles.who}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.received}>
            Reçue{' '}
            <time dateTime={request.createdAt} title={formatLongDateTime(request.createdAt)}>
              {formatSince(request.createdAt)}
            </time>
          </p>
        </div>
        <ul className={styles.facts}>
          <li className={styles.fact}>
            <ShoppingOutlined className={styles.icon} aria-hidden />
            <span>
              <strong>{itemCount(request)}</strong>
              <span className={styles.preview}>{itemPreview(request)}</span>
            </span>
          </li>
          <li className={styles.fact}>
            <CarOutlined className={styles.icon} aria-hidden />
            <span>
              <strong>Livraison : {request.livraisonMontage ? 'oui' : 'non'}</strong>
              <span className={styles.preview}>
                {request.livraisonMontage ? request.adresse : 'Retrait par le client'}
              </span>
            </span>
          </li>
        </ul>
        <ContactLinks className={styles.contact} phone={request.phone} email={request.email} />
        <div className={styles.actions}>
          <Button onClick={onOpen} aria-label={`Voir les détails de la demande de ${name}`}>
            Voir les détails
          </Button>
          <Button
            type="text"
            danger
            icon={<DeleteOutlined aria-hidden />}
            loading={isDeleting}
            onClick={onDelete}
            aria-label={`Supprimer la demande de ${name}`}
          >
            Supprimer
          </Button>
        </div>
      </article>
    </li>
  );
}

function itemCount({ items }: ReservationRequest): string {
  return items.length === 1 ? '1 article' : `${items.length} articles`;
}

function itemPreview({ items }: ReservationRequest): string {
  return items.map(({ nom, quantite }) => `${quantite} × ${nom}`).join(', ');
}
