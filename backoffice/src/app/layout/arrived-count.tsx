import { paths } from '@barnum/rules/paths';
import { useArrivals } from '../../requests/reservation-requests/arrivals/arrivals.tsx';

/** How many requests arrived unseen, beside the entry of the requests. */
export function ArrivedCount({ path, className }: { path: string; className: string | undefined }) {
  const { ids: arrived } = useArrivals();
  if (path !== paths.adminRequests || arrived.length === 0) return null;
  return (
    <span className={className}>
      {arrived.length}
      <span className="visually-hidden">{arrived.length === 1 ? ' nouvelle' : ' nouvelles'}</span>
    </span>
  );
}
