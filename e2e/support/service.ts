import { inject } from 'vitest';
import { administrator } from './users.ts';

/** Calls the REST API with a token, or without one (null). */
export async function call(method: string, path: string, token: string | null, body?: object) {
  const answer = await fetch(`${inject('serviceUrl')}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  return answer.status === 204 ? null : answer.json();
}

/** An administrator's token. */
export async function administratorToken(): Promise<string> {
  const { token } = await call('POST', '/auth/login', null, administrator);
  return token;
}

/** Changes the value of a piece of company information; returns a function that restores it. */
export async function changeCompanyInfo(nom: string, valeur: string): Promise<() => Promise<void>> {
  const token = await administratorToken();
  const { companyInfo } = await call('GET', '/company-info', null);
  const row = companyInfo.find((info: { nom: string }) => info.nom === nom);
  await call('PUT', `/company-info/${row.id}`, token, { valeur });
  return async () => {
    await call('PUT', `/company-info/${row.id}`, token, { valeur: row.valeur });
  };
}
