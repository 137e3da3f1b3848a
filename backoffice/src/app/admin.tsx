import type { TeamMember } from '@barnum/rules/access/auth/auth';
import { lazy, Suspense, useMemo } from 'react';
import { Provider } from 'urql';
import { SignInAgain } from '../access/auth/sign-in-again.tsx';
import { UnsavedChangesGuard } from '../components/form/unsaved-changes-guard.tsx';
import { ToastsProvider } from '../components/toasts.tsx';
import { Waiting } from '../components/waiting.tsx';
import { isInHand } from '../lib/in-hand.ts';
import { readKeptMark } from '../lib/kept-mark.ts';
import { RightsProvider } from '../lib/rights.ts';
import { createGraphqlClient } from '../lib/service/graphql-client.ts';
import { ArrivalsProvider } from '../requests/reservation-requests/arrivals/arrivals.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { session } from './session/session.ts';

const SecondFactorNeeded = lazy(async () => ({
  default: (await import('./session/second-factor-needed.tsx')).SecondFactorNeeded,
}));

const KeptSheets = lazy(async () => ({ default: (await import('../desk/handover/kept/kept-sheets.tsx')).KeptSheets }));

interface Props {
  user: TeamMember;
  /** The user has to sign in again first. */
  hasExpired: boolean;
}

/** The signed-in part: GraphQL client, toasts and layout. */
export function Admin({ user, hasExpired }: Props) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another user must not see this one's cache
  const client = useMemo(createClient, [user.id]);
  return (
    <Provider value={client}>
      <RightsProvider value={user.capabilities}>
        <ToastsProvider>
          <UnsavedChangesGuard />
          <ArrivalsProvider>
            {user.needsSecondFactor ? (
              <Suspense fallback={<Waiting />}>
                <SecondFactorNeeded />
              </Suspense>
            ) : (
              <AdminLayout user={user} />
            )}
          </ArrivalsProvider>
          {keepsSheets(user) && (
            <Suspense>
              <KeptSheets isInHand={isInHand()} />
            </Suspense>
          )}
          <SignInAgain
            isOpen={hasExpired}
            email={user.email}
            onSignIn={(signedIn) => session.signIn(signedIn.token, signedIn.user)}
            onGiveUp={() => session.end('expiry')}
          />
        </ToastsProvider>
      </RightsProvider>
    </Provider>
  );
}

/** Whether this device keeps sheets for somebody, or has gestures that were not sent: nobody else loads what does that. */
function keepsSheets({ capabilities, needsSecondFactor }: TeamMember): boolean {
  return capabilities.includes('preparation') && !needsSecondFactor && (isInHand() || readKeptMark() !== null);
}

function createClient() {
  return createGraphqlClient({
    readToken: () => session.read().token,
    renew: session.renew,
    // Checks the session again: the guard redirects a user who lost every right, and others see what they may now.
    onForbidden: () => void session.verify(),
  });
}
