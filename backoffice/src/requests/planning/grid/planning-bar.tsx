import { formatShortDay } from '@barnum/rules/dates/format-dates';
import { requestStateLabels } from '@barnum/rules/requests/reservation-requests/request-states';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Tooltip } from 'antd';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { useOrigin } from '../../../components/use-origin.ts';
import { useRequestPath } from '../../../components/use-request-path.ts';
import { fullName } from '../../../lib/full-name.ts';
import type { PlannedBar } from '../planning-rows.ts';
import { StateIcon, stateTone } from '../state-mark.tsx';
import styles from './planning-bar.module.css';

interface Props {
  nom: string;
  bar: PlannedBar;
  span: number;
  comesFromBefore: boolean;
  goesOn: boolean;
  leavesLate: boolean;
  endsNextMorning: boolean;
  nameAfter: number | null;
  nameRoom: number;
}

/** What a request takes of an article: a bar that links to the request. */
export function PlanningBar({ nom, bar, span, ...where }: Props) {
  const { request, quantite, isLate } = bar;
  const origin = useOrigin();
  const pathOf = useRequestPath();
  const taken = `${formatNumber(quantite)} × ${fullName(request)}`;
  const isBeside = where.nameAfter !== null;
  const edges = [
    where.comesFromBefore && styles.fromBefore,
    where.goesOn && styles.goesOn,
    where.leavesLate && styles.leavesLate,
    where.endsNextMorning && styles.endsNextMorning,
    isBeside && styles.short,
  ].filter(Boolean);
  return (
    // A bar of one day has no room for its words.
    <Tooltip title={`${taken} : ${about(nom, bar)}`} trigger={['hover', 'focus']}>
      <Link
        className={[styles.bar, styles[stateTone(request.statut)], ...edges].join(' ')}
        style={{ '--days': span, '--after': where.nameAfter ?? 0, '--room': where.nameRoom } as CSSProperties}
        to={pathOf(request)}
        state={origin}
      >
        <StateIcon state={request.statut} />
        <span className={isBeside ? styles.beside : styles.text} aria-hidden>
          {isLate && 'En retard\u00a0: '}
          {taken}
        </span>
        <span className="visually-hidden">
          {isLate && 'En retard\u00a0: '}
          {taken} : {about(nom, bar)}
        </span>
      </Link>
    </Tooltip>
  );
}

/** The bar's tooltip, with all that the bar has no room for. */
function about(nom: string, { request, debut, isLate }: PlannedBar): string {
  const { fin, statut } = request;
  const days = debut === fin ? `le ${formatShortDay(debut)}` : `du ${formatShortDay(debut)} au ${formatShortDay(fin)}`;
  return `${nom}, ${requestStateLabels[statut]}${isLate ? ', en retard' : ''}, ${days}`;
}
