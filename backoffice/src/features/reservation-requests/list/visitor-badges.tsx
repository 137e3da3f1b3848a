import { Badge } from '../../../components/badge.tsx';
import type { ReservationRequest } from '../requests.ts';

/** Badges for unread messages of the visitor and for a requested erasure. */
export function VisitorBadges({
  request,
}: {
  request: Pick<ReservationRequest, 'unreadCount' | 'effacementDemandeLe'>;
}) {
  const { unreadCount, effacementDemandeLe } = request;
  return (
    <>
      {unreadCount > 0 && (
        <Badge tone="warning">{unreadCount === 1 ? '1 message non lu' : `${unreadCount} messages non lus`}</Badge>
      )}
      {effacementDemandeLe && <Badge tone="danger">Effacement demandé</Badge>}
    </>
  );
}
