import { journalOperationLabels, journalSentences } from '@barnum/rules/access/journal/journal';
import { formatLongDateTime } from '@barnum/rules/dates/format-dates';
import { paths } from '@barnum/rules/paths';
import { Link } from 'react-router-dom';
import { useInvoicing } from '../../components/use-invoicing.ts';
import styles from './journal.module.css';
import type { JournalEntry } from './journal.ts';

/** Who did what to a record; its fields before and after unfold. */
export function JournalEntryCard({ entry }: { entry: JournalEntry }) {
  const { createdAt, auteur, operation, sujet, recordId, changements, effaceLe } = entry;
  const path = pathOf(entry, useInvoicing());
  const name = /^\d+$/.test(recordId) ? `n°\u00a0${recordId}` : recordId;
  return (
    <li className={styles.entry}>
      <p className={styles.head}>
        <strong>
          {journalOperationLabels[operation]} · {sujet} {path ? <Link to={path}>{name}</Link> : name}
        </strong>
        <span className={styles.about}>
          {formatLongDateTime(createdAt)} · {auteur}
        </span>
      </p>
      {effaceLe !== null && <p className={styles.about}>{journalSentences.blanked}</p>}
      {changements.length > 0 && (
        <details>
          <summary>{changements.length === 1 ? '1 champ' : `${changements.length} champs`}</summary>
          <dl className={styles.changes}>
            {changements.map(({ champ, avant, apres }) => (
              <div key={champ} className={styles.change}>
                <dt>{champ}</dt>
                {operation !== 'creation' && (
                  <dd>
                    <span className={styles.about}>Avant : </span>
                    {avant || '—'}
                  </dd>
                )}
                {operation !== 'suppression' && (
                  <dd>
                    <span className={styles.about}>{operation === 'creation' ? '' : 'Après\u00a0: '}</span>
                    {apres || '—'}
                  </dd>
                )}
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}

function pathOf({ recordKind, recordId, operation }: JournalEntry, isInvoicing: boolean): string | null {
  if (operation === 'suppression') return null;
  const id = Number(recordId);
  if (recordKind === 'reservation_requests') return paths.adminRequest(id);
  if (recordKind === 'customers') return paths.adminCustomer(id);
  if (recordKind === 'invoices' && isInvoicing) return paths.adminInvoice(id);
  if (recordKind === 'articles') return paths.adminArticle(id);
  return null;
}
