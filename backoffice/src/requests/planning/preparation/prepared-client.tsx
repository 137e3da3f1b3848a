import { formatShortDay } from '@barnum/rules/dates/format-dates';
import { isLate } from '@barnum/rules/requests/availability/availability';
import { requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { PhoneLinks } from '../../../components/phone-links.tsx';
import { fullName } from '../../../lib/full-name.ts';
import type { PreparedRequest } from './preparation.ts';
import styles from './prepared-client.module.css';

/** Whose pieces these are, how to reach them, and which request it is. */
export function PreparedClient({ request, day }: { request: PreparedRequest; day: string }) {
  const { phone, email } = request;
  return (
    <>
      {fullName(request)}
      {phone && <PhoneLinks className={styles.contact} field={phone} />}
      {email && (
        <a className={styles.contact} href={`mailto:${email}`}>
          {email}
        </a>
      )}
      <span className={styles.detail}>
        n° {request.id}, {requestStateLabels[request.statut]}
        {isLate(request, day) && <strong> en retard, attendue le {formatShortDay(request.fin)}</strong>}
      </span>
    </>
  );
}
