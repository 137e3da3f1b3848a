import { Badge } from '../../../components/badge.tsx';
import type { ReservationRequest } from '../requests.ts';

/** What a visitor asks for that nobody has seen to yet. */
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
