import { paths } from '@barnum/rules/paths';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Waiting } from '../../components/waiting.tsx';
import { readKeptMark } from '../../lib/kept-mark.ts';
import { opensWithoutNetwork } from '../../lib/opens-without-network.ts';
import { isOfTeam } from '../../lib/session-user.ts';
import { Admin } from '../admin.tsx';
import { type Refusal, refusals } from './access.ts';
import { session, useSession } from './session.ts';
import type { SessionState } from './session-store.ts';
import { SessionUnreachable } from './session-unreachable.tsx';

/** Lets the team in; redirects everybody else (spec section 6). Without network it lets in to what this device keeps. */
export function AdminGuard() {
  const current = useSession();
  const { pathname, search } = useLocation();
  const isLong = useLongCheck(current);

  if (current.status === 'unreachable' || (current.status === 'checking' && isLong)) {
    const { user } = current;
    if (user && isOfTeam(user) && readKeptMark()?.user === user.id && opensWithoutNetwork(pathname)) {
      return <Admin user={user} hasExpired={false} />;
    }
  }
  if (current.status === 'checking') return <Waiting />;
  if (current.status === 'unreachable') return <SessionUnreachable />;
  if (current.status === 'anonymous') {
    if (current.endedBy === 'sign-out') return <Navigate to={paths.signIn} replace />;
    return <Redirected {...refusals(pathname).anonymous} from={pathname + search} />;
  }
  if (!isOfTeam(current.user)) return <Redirected {...refusals(pathname).denied} from={pathname + search} />;
  return <Admin user={current.user} hasExpired={current.status === 'expired'} />;
}

/** In milliseconds: how long a check may take before what is kept is shown, and how soon an unreachable service is asked again. */
const patience = { check: 4_000, again: 15_000 };

/** Whether the check has been under way for long; without an answer it is made again, at the latest when the network is back. */
function useLongCheck({ status }: SessionState): boolean {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    if (status === 'authenticated') setIsLong(false);
    if (status === 'checking') {
      const timer = setTimeout(() => setIsLong(true), patience.check);
      return () => clearTimeout(timer);
    }
    if (status !== 'unreachable') return;
    const again = () => void session.verify();
    const timer = setInterval(again, patience.again);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [status]);
  return isLong;
}

function Redirected({ to, notice, from }: Refusal & { from: string }) {
  return <Navigate to={to} state={{ notice, from }} replace />;
}
