import { DeleteOutlined, ShoppingOutlined, TruckOutlined } from '@ant-design/icons';
import { formatShortDay, formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { paths } from '@barnum/rules/paths';
import { isPending } from '@barnum/rules/requests/reservation-requests/request-states';
import { unbroken, withDe } from '@barnum/rules/text/french';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { AddressLink } from '../../../components/address-link.tsx';
import { Since } from '../../../components/list/cells.tsx';
import { askedFor, fullName } from '../../../lib/full-name.ts';
import { itemsInWords } from '../../../lib/items-in-words.ts';
import { daysFromToday, formatDistance } from '../../../lib/relative-dates.ts';
import { ContactLinks } from '../contact-links.tsx';
import type { ReservationRequest } from '../requests.ts';
import { StateBadge } from '../state-badge.tsx';
import styles from './request-card.module.css';
import { RequestWaits } from './request-waits.tsx';

interface Props {
  request: ReservationRequest;
  /** What is to be billed of it; another feature's. */
  toInvoice: ReactNode;
  isDeleting: boolean;
  onOpen: () => void;
  onDelete: () => void;
}

/** A request in five facts: who, when, what, where, contact. */
export function RequestCard({ request, toInvoice, isDeleting, onOpen, onDelete }: Props) {
  const { search } = useLocation();
  const name = fullName(request);
  const ofName = withDe(name);
  const customer = askedFor(request);

  return (
    <article className={styles.card} aria-label={`Demande ${ofName}`}>
      <div className={styles.who}>
        <div className={styles.title}>
          <h2 className={styles.name}>{name}</h2>
          <StateBadge state={request.statut} />
          <RequestWaits request={request} />
          {toInvoice}
        </div>
        {customer && <p className={styles.received}>{unbroken(customer)}</p>}
        <p className={styles.received}>
          <Link to={`${paths.adminRequest(request.id)}${search}`} data-request={request.id}>
            N°&nbsp;{request.id}
          </Link>
          , reçue <Since instant={request.createdAt} />
        </p>
      </div>
      <DesiredDay request={request} />
      <div className={`${styles.fact} ${styles.what}`}>
        <ShoppingOutlined className={styles.icon} aria-hidden />
        <p>
          <span>
            <span className={styles.factName}>{itemCount(request)}</span>{' '}
            <span className={styles.preview}>{itemsInWords(request.items)}</span>
          </span>
        </p>
      </div>
      <div className={`${styles.fact} ${styles.where}`}>
        <TruckOutlined className={styles.icon} aria-hidden />
        <div className={styles.place}>
          <p className={styles.factName}>Livraison : {request.livraisonMontage ? 'oui' : 'non'}</p>
          {request.adresse ? (
            <AddressLink address={request.adresse} />
          ) : (
            <p className={styles.preview}>Retrait par le client</p>
          )}
        </div>
      </div>
      <ContactLinks className={styles.contact} phone={request.phone} email={request.email} />
      <div className={styles.actions}>
        <Button onClick={onOpen} aria-label={`Voir les détails de la demande ${ofName}`}>
          Voir les détails
        </Button>
        <Button
          type="text"
          danger
          icon={<DeleteOutlined aria-hidden />}
          loading={isDeleting}
          onClick={onDelete}
          aria-label={`Supprimer la demande ${ofName}`}
        >
          Supprimer
        </Button>
      </div>
    </article>
  );
}

/** Near where something is still to be done for it. */
function DesiredDay({ request: { date: day, fin, statut } }: { request: ReservationRequest }) {
  const days = daysFromToday(day);
  const isOpen = isPending(statut) || statut === 'confirmee';
  return (
    <p className={days < 0 ? styles.pastDay : styles.day}>
      <span className={styles.label}>Date souhaitée</span>
      <time className={styles.dayName} dateTime={day} title={formatWeekdayDate(day)}>
        {formatShortDay(day)}
      </time>
      {fin !== day && <span className={styles.until}>retour {formatShortDay(fin)}</span>}
      <span className={isOpen && (days === 0 || days === 1) ? styles.near : styles.distance}>
        {formatDistance(day)}
      </span>
    </p>
  );
}

function itemCount({ items }: ReservationRequest): string {
  return items.length === 1 ? '1 article' : `${items.length} articles`;
}
