import { EnvironmentOutlined, PhoneOutlined } from '@ant-design/icons';
import { formatShortDay } from '@barnum/rules/dates/format-dates';
import { moneyWords } from '@barnum/rules/money/ledger/account';
import { formatCents } from '@barnum/rules/prices/amounts';
import { isAgreed } from '@barnum/rules/requests/reservation-requests/request-states';
import { phoneParts } from '@barnum/rules/text/telephones';
import { Button } from 'antd';
import { mapAddress } from '../../../components/address-link.tsx';
import { requestAmount } from '../request-amount.ts';
import type { ReservationRequest } from '../requests.ts';
import { StateBadge } from '../state-badge.tsx';
import styles from './request-head.module.css';

/** Under the name of a request, in view with it: its state, its days, and what it comes to. */
export function RequestHead({ request }: { request: ReservationRequest }) {
  const { statut, date, debut, fin, livraisonMontage } = request;
  const sameDay = `${livraisonMontage ? 'livraison et reprise' : 'retrait et retour'} le même jour`;
  const amount = requestAmount(request);
  return (
    <span className={styles.facts}>
      <StateBadge state={statut} />
      <span>{formatShortDay(date)}</span>
      <span className={styles.days}>
        {debut === fin ? sameDay : `du ${formatShortDay(debut)} au ${formatShortDay(fin)}`}
      </span>
      {amount !== null && (
        <strong>
          {isAgreed(statut) ? moneyWords.convenu : 'Total'}&nbsp;: {formatCents(amount)}
        </strong>
      )}
    </span>
  );
}

/** To call, and on a phone to go there. */
export function CallAndWay({ request: { phone, adresse } }: { request: ReservationRequest }) {
  const number = phoneParts(phone ?? '').find(({ href }) => href !== null);
  return (
    <>
      {number?.href && (
        <Button className={styles.call ?? ''} icon={<PhoneOutlined aria-hidden />} href={number.href}>
          <span className="visually-hidden">Appeler le </span>
          {number.text}
        </Button>
      )}
      {adresse && (
        <Button
          className={styles.way ?? ''}
          icon={<EnvironmentOutlined aria-hidden />}
          href={mapAddress(adresse, navigator.userAgent)}
          rel="noreferrer"
          target="_blank"
        >
          Itinéraire
        </Button>
      )}
    </>
  );
}
