import { ExclamationCircleOutlined, WarningFilled } from '@ant-design/icons';
import { formatShortDay } from '@barnum/rules/dates/format-dates';
import { unbroken } from '@barnum/rules/text/french';
import { formatNumber } from '@barnum/rules/text/numbers';
import styles from './conflict-list.module.css';
import type { Conflict, ConflictKind } from './planning-conflicts.ts';

/** Where the stock is not sufficient, in words; nothing when it is. */
export function ConflictList({ conflicts }: { conflicts: readonly Conflict[] }) {
  const ofKind = (kind: ConflictKind) => conflicts.filter((conflict) => conflict.kind === kind);
  return (
    <>
      <ConflictGroup kind="conflit" conflicts={ofKind('conflit')} />
      <ConflictGroup kind="demande" conflicts={ofKind('demande')} />
    </>
  );
}

function ConflictGroup({ kind, conflicts }: { kind: ConflictKind; conflicts: readonly Conflict[] }) {
  if (conflicts.length === 0) return null;
  const Icon = kind === 'conflit' ? WarningFilled : ExclamationCircleOutlined;
  return (
    <section className={`${styles.group} ${styles[kind]}`} aria-label={names[kind]}>
      <h3 className={styles.heading}>
        <Icon aria-hidden /> {headings[kind](conflicts.length)}
      </h3>
      <ul className={styles.list}>
        {conflicts.map((conflict) => (
          <li key={`${conflict.key} ${conflict.debut}`}>{inWords(conflict)}</li>
        ))}
      </ul>
    </section>
  );
}

const names: Record<ConflictKind, string> = { conflit: 'Conflits', demande: 'Demandes au-delà du stock' };

const headings: Record<ConflictKind, (count: number) => string> = {
  conflit: (count) => (count === 1 ? '1 conflit' : `${count} conflits`),
  demande: (count) =>
    count === 1
      ? '1 article demandé au-delà du stock : tout ne pourra pas être confirmé'
      : `${count} fois, des articles demandés au-delà du stock : tout ne pourra pas être confirmé`,
};

function inWords({ nom, kind, stock, pris, manque, debut, fin }: Conflict): string {
  const days = debut === fin ? `le ${formatShortDay(debut)}` : `du ${formatShortDay(debut)} au ${formatShortDay(fin)}`;
  const s = pris > 1 ? 's' : '';
  const taken = kind === 'conflit' ? `réservé${s}` : `réservé${s} ou demandé${s}`;
  return `${unbroken(nom)} : ${formatNumber(pris)} ${taken} pour ${formatNumber(stock)} en stock, il en manque ${formatNumber(manque)}, ${days}`;
}
