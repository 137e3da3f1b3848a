import type { TeamMember } from '@barnum/rules/access/auth/auth';
import { lazy, Suspense, useMemo } from 'react';
import { Provider } from 'urql';
import { SignInAgain } from '../access/auth/sign-in-again.tsx';
import { UnsavedChangesGuard } from '../components/form/unsaved-changes-guard.tsx';
import { QuestionsProvider } from '../components/questions.tsx';
import { ToastsProvider } from '../components/toasts.tsx';
import { Waiting } from '../components/waiting.tsx';
import { RightsProvider } from '../lib/rights.ts';
import { createGraphqlClient } from '../lib/service/graphql-client.ts';
import { ArrivalsProvider } from '../requests/reservation-requests/arrivals/arrivals.tsx';
import { AdminLayout } from './layout/admin-layout.tsx';
import { session } from './session/session.ts';

const SecondFactorNeeded = lazy(async () => ({
  default: (await import('./session/second-factor-needed.tsx')).SecondFactorNeeded,
}));

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
          <QuestionsProvider>
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
            <SignInAgain
              isOpen={hasExpired}
              email={user.email}
              onSignIn={(signedIn) => session.signIn(signedIn.token, signedIn.user)}
              onGiveUp={() => session.end('expiry')}
            />
          </QuestionsProvider>
        </ToastsProvider>
      </RightsProvider>
    </Provider>
  );
}

function createClient() {
  return createGraphqlClient({
    readToken: () => session.read().token,
    renew: session.renew,
    // Checks the session again: the guard redirects a user who lost every right, and others see what they may now.
    onForbidden: () => void session.verify(),
  });
}
