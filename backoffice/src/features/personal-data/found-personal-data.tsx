import { DeleteOutlined, DownloadOutlined } from '@ant-design/icons';
import { formatLongDate, formatShortDay } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { download } from '../../lib/download.ts';
import { fullName } from '../../lib/full-name.ts';
import { withQuotes } from '../../lib/with-quotes.ts';
import styles from './personal-data-window.module.css';
import type { SearchedPersonalData } from './use-personal-data.ts';

interface Props {
  found: SearchedPersonalData;
  isBusy: boolean;
  onErase: () => void;
}

/** The data found about a person, to download or delete. */
export function FoundPersonalData({ found, isBusy, onErase }: Props) {
  const { contact, requests, totalCount } = found;
  if (totalCount === 0) return <p>Aucune demande conservée pour « {contact} ».</p>;
  const count = totalCount === 1 ? '1 demande conservée' : `${formatNumber(totalCount)} demandes conservées`;
  const unlisted = totalCount - requests.length;
  const quotes = withQuotes(requests.flatMap(({ devis }) => devis));

  function confirmAndErase() {
    const what = totalCount === 1 ? 'la demande' : `les ${formatNumber(totalCount)} demandes`;
    if (window.confirm(`Effacer définitivement ${what} de « ${contact} »${quotes} ?`)) onErase();
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
              {[`Reçue le ${formatLongDate(request.createdAt)}`, request.phone, request.email]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
      {unlisted > 0 && <p className={styles.about}>Et {formatNumber(unlisted)} plus anciennes.</p>}
      <div className={styles.actions}>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => download(`donnees-personnelles-${todayInParis()}.json`, found.document, 'application/json')}
        >
          Télécharger
        </Button>
        <Button danger icon={<DeleteOutlined aria-hidden />} loading={isBusy} onClick={confirmAndErase}>
          Tout effacer
        </Button>
      </div>
    </>
  );
}
