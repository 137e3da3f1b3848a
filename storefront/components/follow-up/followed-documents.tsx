import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { followUpFilePaths } from '@barnum/rules/paths';
import { formatPrice } from '@barnum/rules/prices/amounts';
import { unbroken } from '@barnum/rules/text/french';
import { classNames } from '../../lib/class-names.ts';
import type { FollowUp } from './follow-up.ts';
import styles from './follow-up-section.module.css';
import { NewMark } from './new-since.tsx';

interface Props {
  jeton: string;
  followUp: FollowUp;
  /** What `documentKeys` were at the visit before; undefined where nobody knows. */
  lastSeen: readonly string[] | undefined;
}

/** Quotes, invoices, departures and returns of a request, each with its document. */
export function FollowedDocuments({ jeton, followUp, lastSeen }: Props) {
  const { devis, compte, etatsDesLieux } = followUp;
  const factures = compte?.factures ?? [];
  if (devis.length + factures.length + etatsDesLieux.length === 0) return null;
  const isNew = (key: string) => lastSeen !== undefined && !lastSeen.includes(key);
  return (
    <section aria-labelledby="documents" className={styles.section}>
      <h2 id="documents" className={styles.title}>
        Vos documents
      </h2>
      <ul className={styles.documents}>
        {devis.map(({ id, nom, createdAt, total, actuel }) => (
          <Document
            key={keyOf.devis(id)}
            isNew={isNew(keyOf.devis(id))}
            href={followUpFilePaths.devis(jeton, id)}
            name={`Devis ${nom}`}
            date={createdAt}
            total={total}
            isReplaced={!actuel}
          />
        ))}
        {factures.map(({ id, titre, numero, date, du }) => (
          <Document
            key={keyOf.facture(id)}
            isNew={isNew(keyOf.facture(id))}
            href={followUpFilePaths.facture(jeton, id)}
            name={`${titre} ${numero}`}
            date={date}
            total={du}
          />
        ))}
        {etatsDesLieux.map(({ id, titre, closedAt }) => (
          <Document
            key={keyOf.etat(id)}
            isNew={isNew(keyOf.etat(id))}
            href={followUpFilePaths.etatDesLieux(jeton, id)}
            name={titre}
            date={closedAt}
            total={null}
          />
        ))}
      </ul>
    </section>
  );
}

const keyOf = {
  devis: (id: number) => `devis-${id}`,
  facture: (id: number) => `facture-${id}`,
  etat: (id: number) => `etat-${id}`,
};

/** The documents of a request, each by a name that no other has. */
export function documentKeys({ devis, compte, etatsDesLieux }: FollowUp): string[] {
  return [
    ...devis.map(({ id }) => keyOf.devis(id)),
    ...(compte?.factures ?? []).map(({ id }) => keyOf.facture(id)),
    ...etatsDesLieux.map(({ id }) => keyOf.etat(id)),
  ];
}

interface DocumentProps {
  href: string;
  name: string;
  date: string | null;
  /** Null for what has none. */
  total: string | null;
  isReplaced?: boolean;
  isNew: boolean;
}

function Document({ href, name, date, total, isReplaced = false, isNew }: DocumentProps) {
  return (
    <li className={classNames(styles.document, isReplaced && styles.replaced)}>
      <a href={href} className={styles.link}>
        {unbroken(name)} <span className={styles.format}>(PDF)</span>
      </a>
      {total !== null && <span className={styles.amount}>{formatPrice(total)}</span>}
      <span className={styles.soft}>
        {date !== null && `Du ${formatLongDate(date)}`}
        {isReplaced && ', remplacé par une version plus récente'}
        <NewMark isNew={isNew} />
      </span>
    </li>
  );
}
