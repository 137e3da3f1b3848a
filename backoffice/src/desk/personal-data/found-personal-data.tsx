import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons';
import { customerName } from '@barnum/rules/customers/customers';
import { formatLongDate, formatShortDay } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { keptOfOrganisation } from '@barnum/rules/desk/personal-data/personal-data';
import { depositSentences } from '@barnum/rules/money/ledger/deposits';
import { paths } from '@barnum/rules/paths';
import { formatNumber } from '@barnum/rules/text/numbers';
import { spacedPhones } from '@barnum/rules/text/telephones';
import { Alert, Button } from 'antd';
import { Link } from 'react-router-dom';
import { download } from '../../lib/download.ts';
import { fullName } from '../../lib/full-name.ts';
import { keptInWords, withQuotes } from '../../lib/with-quotes.ts';
import styles from './personal-data-window.module.css';
import type { SearchedPersonalData } from './use-personal-data.ts';

interface Props {
  found: SearchedPersonalData;
  isBusy: boolean;
  onErase: () => void;
}

/** The data found about a person, to download or delete. */
export function FoundPersonalData({ found, isBusy, onErase }: Props) {
  const { contact, requests, totalCount, keptIds, heldDepositIds, unsettledIds, customers, organisations, gardes } =
    found;
  if (totalCount === 0 && customers.length === 0) return <p>Aucune demande conservée pour « {contact} ».</p>;
  const count = totalCount === 1 ? '1 demande conservée' : `${formatNumber(totalCount)} demandes conservées`;
  const unlisted = totalCount - requests.length;
  const quotes = withQuotes(requests.flatMap(({ devis }) => devis));
  const kept = keptInWords(gardes);

  function confirmAndErase() {
    const requestsInWords = totalCount === 1 ? 'la demande' : `les ${formatNumber(totalCount)} demandes`;
    const what = totalCount === 0 ? 'les coordonnées' : requestsInWords;
    const also = customers.length > 0 ? ', dans les fiches de clients aussi' : '';
    if (window.confirm(`Effacer définitivement ${what} de « ${contact} »${quotes}${also} ?${kept}`)) onErase();
  }

  return (
    <>
      <h3 className={styles.count}>
        {count} pour « {contact} »
      </h3>
      <ul className={styles.list}>
        {requests.map((request) => (
          <li key={request.id} className={styles.request}>
            <strong>{fullName(request)}</strong>, pour le {formatShortDay(request.date)}
            <span className={styles.about}>
              {[
                `Reçue le ${formatLongDate(request.createdAt)}`,
                request.phone && spacedPhones(request.phone),
                request.email,
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {customers.length > 0 && (
        <ul className={styles.list} aria-label="Fiches de clients">
          {customers.map((customer) => (
            <li key={customer.id} className={styles.request}>
              Fiche client <strong>{customerName(customer)}</strong>
              <span className={styles.about}>
                {customer.kind === 'particulier'
                  ? [
                      'Effacée avec ses coordonnées et ses notes',
                      ...customer.emails,
                      ...customer.telephones.map(spacedPhones),
                    ].join(' · ')
                  : organisations.filter(({ customerId }) => customerId === customer.id).map(keptOfOrganisation)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {keptIds.length > 0 && (
        <p className={styles.about}>
          {keptIds.length === 1 ? 'Le devis de l’une a été accepté' : `Les devis de ${keptIds.length} ont été acceptés`}{' '}
          : la loi les fait garder dix ans. En restent le nom, le lieu, ce qui a été loué et le devis ; téléphone,
          e-mail, messages, notes, fichiers et page de suivi sont effacés.
        </p>
      )}
      {kept !== '' && <p className={styles.about}>{kept}</p>}
      {unsettledIds.length > 0 && (
        <p className={styles.about}>
          {unsettledIds.length === 1 ? 'Une demande ne s’efface' : `${unsettledIds.length} demandes ne s’effacent`} pas
          d’elle{unsettledIds.length > 1 && 's'}-même{unsettledIds.length > 1 && 's'} tant que tout n’est pas
          réglé&nbsp;: caution rendue, factures payées, paiements affectés.
        </p>
      )}
      {heldDepositIds.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={depositSentences.heldOnErasure}
          description={heldDepositIds.map((id) => (
            <Link key={id} to={paths.adminRequest(id)} className={styles.held}>
              Ouvrir la demande n°&nbsp;{id}
            </Link>
          ))}
        />
      )}
      {unlisted > 0 && <p className={styles.about}>Et {formatNumber(unlisted)} plus anciennes.</p>}
      <div className={styles.actions}>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => download(`donnees-personnelles-${todayInParis()}.json`, found.document, 'application/json')}
        >
          Télécharger
        </Button>
        {heldDepositIds.length === 0 && (
          <Button danger icon={<DeleteOutlined aria-hidden />} loading={isBusy} onClick={confirmAndErase}>
            Tout effacer
          </Button>
        )}
      </div>
    </>
  );
}
