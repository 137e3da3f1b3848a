import {
  ClockCircleOutlined,
  CloseCircleOutlined,
  DeleteOutlined,
  FileTextOutlined,
  MessageOutlined,
} from '@ant-design/icons';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { limits } from '@barnum/rules/limits';
import { isPending } from '@barnum/rules/requests/reservation-requests/request-states';
import { Badge } from '../../../components/badge.tsx';
import { daysFromToday } from '../../../lib/relative-dates.ts';
import type { ReservationRequest } from '../requests.ts';

/** What waits for the company in a request, each as a badge. */
export function RequestWaits({ request }: { request: ReservationRequest }) {
  const { unreadCount, effacementDemandeLe, annulationDemandeLe, dernierDevis, statut, createdAt } = request;
  const quoted = isPending(statut) && dernierDevis !== null ? daysSince(dernierDevis.createdAt) : 0;
  const waited = statut === 'nouvelle' ? daysSince(createdAt) : 0;
  return (
    <>
      {unreadCount > 0 && (
        <Badge tone="warning" Icon={MessageOutlined}>
          {unreadCount === 1 ? '1 message non lu' : `${unreadCount} messages non lus`}
        </Badge>
      )}
      {annulationDemandeLe && (
        <Badge tone="danger" Icon={CloseCircleOutlined}>
          Annulation demandée
        </Badge>
      )}
      {effacementDemandeLe && (
        <Badge tone="danger" Icon={DeleteOutlined}>
          Effacement demandé
        </Badge>
      )}
      {quoted >= limits.quoteAnswerDays && (
        <Badge tone="warning" Icon={FileTextOutlined}>
          Devis sans réponse depuis {quoted} jours
        </Badge>
      )}
      {waited > 0 && (
        <Badge tone="neutral" Icon={ClockCircleOutlined}>
          Depuis {waited === 1 ? 'hier' : `${waited} jours`}
        </Badge>
      )}
    </>
  );
}

function daysSince(instant: string): number {
  return -daysFromToday(todayInParis(new Date(instant)));
}
