import { WarningFilled } from '@ant-design/icons';
import { formatWeekdayDate } from '@barnum/rules/dates/format-dates';
import { eachDay } from '@barnum/rules/dates/period';
import { paths } from '@barnum/rules/paths';
import { occupiedUntil } from '@barnum/rules/requests/availability/availability';
import { unbroken } from '@barnum/rules/text/french';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useOrigin } from '../../components/use-origin.ts';
import { useRequestPath } from '../../components/use-request-path.ts';
import { fullName } from '../../lib/full-name.ts';
import { itemsInWords } from '../../lib/items-in-words.ts';
import type { PlannedRequest } from './planning.ts';
import styles from './planning-agenda.module.css';
import { conflictOn } from './planning-conflicts.ts';
import type { PlanningRow } from './planning-rows.ts';
import type { PlanningView } from './planning-view.ts';
import { StateMark } from './state-mark.tsx';

interface Props {
  rows: readonly PlanningRow[];
  requests: readonly PlannedRequest[];
  view: PlanningView;
  today: string;
}

/** The planning on a phone: departures and returns, day by day. */
export function PlanningAgenda({ rows, requests, view, today }: Props) {
  const days = eachDay(view)
    .map((day) => ({
      day,
      departures: requests.filter(({ debut }) => debut === day),
      returns: requests.filter((request) => occupiedUntil(request, today) === day),
      short: rows.filter(({ days: counts }) => counts.some((count) => count.day === day && conflictOn(count))),
    }))
    .filter(({ departures, returns, short }) => departures.length + returns.length + short.length > 0);
  const list = useRef<HTMLUListElement>(null);
  // What is past stands above: scrolls to today, or to what comes next.
  const past = days.filter(({ day }) => day < today).length;
  useEffect(() => {
    if (past > 0) list.current?.children[past]?.scrollIntoView({ block: 'start' });
  }, [past]);

  return (
    <ul ref={list} className={styles.days}>
      {days.map(({ day, departures, returns, short }) => (
        <li key={day} className={day === today ? styles.today : styles.day}>
          <div className={styles.head}>
            <h3 className={styles.title}>
              {formatWeekdayDate(day)}
              {day === today && ' · aujourd’hui'}
            </h3>
            <Link
              className={styles.sheet}
              to={paths.adminPreparationOf(day)}
              aria-label={`Feuille de préparation du ${formatWeekdayDate(day)}`}
            >
              Feuille de préparation
            </Link>
          </div>
          {short.length > 0 && (
            <p className={styles.short}>
              <WarningFilled aria-hidden /> Stock dépassé : {unbroken(short.map(({ nom }) => nom).join(', '))}
            </p>
          )}
          <Movements title="Départs" requests={departures} />
          <Movements title="Retours" requests={returns} />
        </li>
      ))}
    </ul>
  );
}

function Movements({ title, requests }: { title: string; requests: readonly PlannedRequest[] }) {
  const origin = useOrigin();
  const pathOf = useRequestPath();
  if (requests.length === 0) return null;
  return (
    <section>
      <h4 className={styles.way}>{title}</h4>
      <ul className={styles.requests}>
        {requests.map((request) => (
          <li key={request.id}>
            <Link className={styles.request} to={pathOf(request)} state={origin}>
              <span className={styles.who}>{fullName(request)}</span>
              <StateMark state={request.statut} />
              <span className={styles.what}>{itemsInWords(request.items)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
