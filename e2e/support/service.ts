import { onTestFinished } from 'vitest';
import { addresses } from './addresses.ts';
import { administrator } from './users.ts';

/** Calls the REST API with a token, or without one (null). */
export async function call(method: string, path: string, token: string | null, body?: object) {
  const answer = await send(method, path, token, body);
  return answer.status === 204 ? null : answer.json();
}

/** Deletes a record through the REST API, if it still exists; one that is kept would be in the way of other files. */
export async function deleteRecord(path: string): Promise<void> {
  const { ok, status } = await send('DELETE', path, await administratorToken());
  if (!ok && status !== 404) throw new Error(`${path} is not deleted: ${status}`);
}

function send(method: string, path: string, token: string | null, body?: object): Promise<Response> {
  return fetch(`${addresses.serviceUrl}/api${path}`, {
    method,
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
}

let token: Promise<string> | undefined;

/** An administrator's token: one for all tests of a worker, as signing in is made to take its time. */
export function administratorToken(): Promise<string> {
  token ??= call('POST', '/auth/login', null, administrator).then((answer) => answer.token);
  return token;
}

/** Changes the value of a piece of company information until the test ends, also when it fails. */
export async function changeCompanyInfo(nom: string, valeur: string): Promise<void> {
  onTestFinished(await setCompanyInfo(nom, valeur));
}

/** Changes the value of a piece of company information; returns a function that restores it. */
export async function setCompanyInfo(nom: string, valeur: string): Promise<() => Promise<void>> {
  const token = await administratorToken();
  const { companyInfo } = await call('GET', '/company-info', null);
  const row = companyInfo.find((info: { nom: string }) => info.nom === nom);
  await call('PUT', `/company-info/${row.id}`, token, { valeur });
  return async () => {
    await call('PUT', `/company-info/${row.id}`, token, { valeur: row.valeur });
  };
}

/** Asks GraphQL as an administrator. */
export async function ask(query: string, variables: Record<string, unknown> = {}) {
  const answer = await fetch(`${addresses.serviceUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${await administratorToken()}` },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await answer.json();
  if (errors) throw new Error(errors[0].message);
  return data;
}

/** Changes texts of the site until the test ends, also when it fails: then the original ones are back. */
export async function changeSiteTexts(texts: Record<string, string>): Promise<void> {
  const update = `mutation ($texts: [SiteTextInput!]!, $seen: Int!) { updateSiteTexts(texts: $texts, seen: $seen) { key } }`;
  const { siteTexts } = await ask('{ siteTexts { key original } }');
  const change = async (values: Record<string, string>) => {
    const list = Object.entries(values).map(([key, texte]) => ({ key, texte }));
    await ask(update, { texts: list, seen: 2_147_483_647 });
  };
  const originals = siteTexts.filter(({ key }: { key: string }) => key in texts);
  onTestFinished(() =>
    change(Object.fromEntries(originals.map(({ key, original }: Record<string, string>) => [key, original]))),
  );
  await change(texts);
}
