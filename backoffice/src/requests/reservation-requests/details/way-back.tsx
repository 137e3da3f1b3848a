import { paths } from '@barnum/rules/paths';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../../components/back-link.tsx';
import { useWayToOrigin } from '../../../components/use-origin.ts';

/**
 * Where a request was opened from: another screen, or the list with its search, filters, order and page, which the
 * address of the request carries. `state` returns to the request in the list.
 */
export function useWayBack(id: number): { to: string; label: string; state?: { request: number } } {
  const { search } = useLocation();
  return (
    useWayToOrigin() ?? {
      to: `${paths.adminRequests}${search}`,
      label: 'Retour aux demandes',
      state: { request: id },
    }
  );
}

export function WayBack({ id }: { id: number }) {
  const { to, label, state } = useWayBack(id);
  return (
    <BackLink to={to} state={state}>
      {label}
    </BackLink>
  );
}
