import { formatShortDay } from '@barnum/rules/dates/format-dates';
import { paths } from '@barnum/rules/paths';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { List } from '../../../components/list/use-list.ts';
import { fullName } from '../../../lib/full-name.ts';
import type { ReservationRequest } from '../requests.ts';
import { StateBadge } from '../state-badge.tsx';
import styles from './requests-beside.module.css';

const arrows: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

interface Props {
  id: number;
  list: List<ReservationRequest>;
}

/** The list that the request was opened from, beside it on a wide screen; the arrows go up and down in it. */
export function RequestsBeside({ id, list: { items } }: Props) {
  const { search, state } = useLocation();
  const rows = useRef<HTMLUListElement>(null);
  const isRead = items !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another request is shown, or the list arrives
  useEffect(() => {
    rows.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [id, isRead]);

  function press(event: KeyboardEvent<HTMLElement>) {
    const by = arrows[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const links = [...(rows.current?.querySelectorAll('a') ?? [])];
    links[links.findIndex((link) => link.contains(document.activeElement)) + by]?.focus();
  }

  return (
    <nav className={styles.beside} aria-label="Demandes de la liste" onKeyDown={press}>
      <ul className={styles.rows} ref={rows}>
        {items?.map((request) => (
          <li key={request.id}>
            <Link
              className={styles.row}
              to={`${paths.adminRequest(request.id)}${search}`}
              state={state}
              aria-current={request.id === id ? 'page' : undefined}
            >
              <span className={styles.name}>{fullName(request)}</span>
              <span className={styles.number}>n°&nbsp;{request.id}</span>
              <span className={styles.day}>{formatShortDay(request.date)}</span>
              <StateBadge state={request.statut} />
              {request.annulationDemandeLe && <span className={styles.waits}>Annulation demandée</span>}
              {request.unreadCount > 0 && <span className={styles.waits}>Message non lu</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
