import { paths } from '@barnum/rules/paths';
import { sentences } from '@barnum/rules/sentences';
import { Navigate, useLocation } from 'react-router-dom';
import { SignInPage } from '../../access/auth/sign-in-page.tsx';
import { Waiting } from '../../components/waiting.tsx';
import { readConfig } from '../../lib/config.ts';
import { isOfTeam } from '../../lib/session-user.ts';
import { redirectNotice } from './access.ts';
import { screenAfterSignIn } from './after-sign-in.ts';
import { session, useSession } from './session.ts';

/** The sign-in page; somebody of the team who is already signed in is redirected. */
export function SignInRoute() {
  const current = useSession();
  const { state } = useLocation();

  if (current.status === 'checking') return <Waiting />;
  if (current.status === 'authenticated' && isOfTeam(current.user)) {
    return <Navigate to={screenAfterSignIn(state, current.user.capabilities)} state={{ hasSignedIn: true }} replace />;
  }
  const hasExpired = current.status === 'anonymous' && current.endedBy === 'expiry';
  return (
    <SignInPage
      notice={hasExpired ? sentences.auth.sessionExpired : redirectNotice(state)}
      onSignIn={({ token, user }) => {
        session.signIn(token, user);
        if (!isOfTeam(user)) window.location.assign(readConfig().storefrontUrl + paths.home);
      }}
    />
  );
}
