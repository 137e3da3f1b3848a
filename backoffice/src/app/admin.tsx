import type { SessionUser } from '@barnum/rules/auth';
import { useMemo } from 'react';
import { Provider } from 'urql';
import { ToastsProvider } from '../crud/toasts.tsx';
import { createGraphqlClient } from '../lib/graphql-client.ts';
import { AdminLayout } from './admin-layout.tsx';
import { session } from './session.ts';

/** The signed-in part: its client, its toasts and its frame. */
export function Admin({ token, user }: { token: string; user: SessionUser }) {
  const client = useMemo(() => createGraphqlClient({ token, onRefusal: reactToRefusal }), [token]);
  return (
    <Provider value={client}>
      <ToastsProvider>
        <AdminLayout email={user.email} />
      </ToastsProvider>
    </Provider>
  );
}

// A refused right asks again who this is: the guard sends away who is no administrator any more.
function reactToRefusal(status: 401 | 403): void {
  if (status === 401) session.end('expiry');
  else void session.verify();
}
