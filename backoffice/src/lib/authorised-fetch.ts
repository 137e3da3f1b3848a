import { messages } from '@barnum/rules/messages';
import { fetchWithProgress, type UploadInit } from './fetch-with-progress.ts';
import { HttpError } from './http-error.ts';

export interface Authorisation {
  /** The token of the moment; null when nobody is signed in. */
  readToken: () => string | null;
  /** Told of a token that the service no longer takes; true once there is another one to repeat the call with. */
  renew?: (refused: string) => Promise<boolean>;
}

/** `fetch` with the session's token. Throws HttpError for a non-ok answer. */
export function createAuthorisedFetch({ readToken, renew }: Authorisation): typeof fetch {
  return async function authorisedFetch(input, init): Promise<Response> {
    const token = readToken();
    const response = await fetchWithProgress(input, withToken(init, token));
    if (token !== null && renew && (await refusesToken(response)) && (await renew(token))) {
      return authorisedFetch(input, init);
    }
    if (!response.ok) throw new HttpError(response.status, messages.transport.http(response.status));
    return response;
  };
}

function withToken(init: UploadInit | undefined, token: string | null): UploadInit {
  const headers = new Headers(init?.headers);
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  return { ...init, headers };
}

// The GraphQL door refuses a token with a code, under the status 200.
async function refusesToken(response: Response): Promise<boolean> {
  if (response.status === 401) return true;
  if (!response.headers.get('content-type')?.includes('json')) return false;
  return (await response.clone().text()).includes('"code":"UNAUTHENTICATED"');
}
