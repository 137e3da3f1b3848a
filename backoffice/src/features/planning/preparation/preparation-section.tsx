import { isLate } from '@barnum/rules/availability/availability';
import { formatShortDay } from '@barnum/rules/dates/format-dates';
import { requestStateLabels } from '@barnum/rules/request-states';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import { AddressLink } from '../../../components/address-link.tsx';
import { fullName } from '../../../lib/full-name.ts';
import type { Movements, PreparedRequest } from './preparation.ts';
import styles from './preparation-section.module.css';

interface Props {
  title: 'Départs' | 'Retours';
  movements: Movements;
  day: string;
  withNotes: boolean;
}

/** The departures or the returns: the total of each article, then request by request. */
export function PreparationSection({ title, movements: { requests, totals }, day, withNotes }: Props) {
  return (
    <section className={styles.section} aria-label={title}>
      <h3 className={styles.title}>
        {title} <span className={styles.count}>({requests.length})</span>
      </h3>
      {requests.length === 0 && <p>{title === 'Départs' ? 'Rien ne part.' : 'Rien ne revient.'}</p>}
      {requests.length > 0 && (
        <>
          <ul className={styles.totals} aria-label={`${title}, total par article`}>
            {totals.map(({ key, nom, quantite }) => (
              <li key={key}>
                <Box /> <strong>{formatNumber(quantite)}</strong> × {unbroken(nom)}
              </li>
            ))}
          </ul>
          <table className={styles.requests} aria-label={`${title}, par demande`}>
            <thead>
              <tr>
                <th scope="col">Client</th>
                <th scope="col">Articles</th>
                <th scope="col">Où</th>
              </tr>
            </thead>
            <tbody>
              {requests.map((request) => (
                <tr key={request.id}>
                  <th scope="row">
                    <Client request={request} day={day} />
                  </th>
                  <td>
                    <ul className={styles.items}>
                      {request.items.map(({ id, nom, quantite }) => (
                        <li key={id}>
                          <Box /> {formatNumber(quantite)} × {unbroken(nom)}
                        </li>
                      ))}
                    </ul>
                    {withNotes && request.notes !== '' && <p className={styles.notes}>Notes : {request.notes}</p>}
                  </td>
                  <td>
                    {request.livraisonMontage ? 'Livraison' : 'Au dépôt'}
                    {request.livraisonMontage && request.adresse && <AddressLink address={request.adresse} />}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  );
}

function Client({ request, day }: { request: PreparedRequest; day: string }) {
  return (
    <>
      {fullName(request)}
      <span className={styles.detail}>{request.phone ?? request.email}</span>
      <span className={styles.detail}>
        n° {request.id}, {requestStateLabels[request.statut]}
        {isLate(request, day) && <strong> en retard, attendue le {formatShortDay(request.fin)}</strong>}
      </span>
    </>
  );
}

// To tick with a pen.
function Box() {
  return <span className={styles.box} aria-hidden />;
}
