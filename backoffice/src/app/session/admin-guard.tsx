import { paths } from '@barnum/rules/paths';
import { Navigate, useLocation } from 'react-router-dom';
import { Waiting } from '../../components/waiting.tsx';
import { isOfTeam } from '../../lib/session-user.ts';
import { Admin } from '../admin.tsx';
import { type Refusal, refusals } from './access.ts';
import { useSession } from './session.ts';
import { SessionUnreachable } from './session-unreachable.tsx';

/** Lets the team in; redirects everybody else (spec section 6). */
export function AdminGuard() {
  const current = useSession();
  const { pathname, search } = useLocation();

  if (current.status === 'checking') return <Waiting />;
  if (current.status === 'unreachable') return <SessionUnreachable />;
  if (current.status === 'anonymous') {
    if (current.endedBy === 'sign-out') return <Navigate to={paths.signIn} replace />;
    return <Redirected {...refusals(pathname).anonymous} from={pathname + search} />;
  }
  if (!isOfTeam(current.user)) return <Redirected {...refusals(pathname).denied} from={pathname + search} />;
  return <Admin user={current.user} hasExpired={current.status === 'expired'} />;
}

function Redirected({ to, notice, from }: Refusal & { from: string }) {
  return <Navigate to={to} state={{ notice, from }} replace />;
}
