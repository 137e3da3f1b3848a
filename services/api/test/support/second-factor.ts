import { totpCode, totpStep } from '../../src/access/second-factor/totp.ts';
import type { TestService } from './service.ts';

/** What somebody signs in with in tests. */
export interface WithFactor {
  email: string;
  password: string;
  /** Of the app. */
  secret: string;
  recoveryCodes: string[];
  /** The session that set it up. */
  token: string;
}

/** GraphQL from a browser whose key is a row of one letter, or from a program. */
export async function callFrom(
  { app }: TestService,
  query: string,
  variables: object,
  { key, token }: { key?: string | undefined; token?: string } = {},
) {
  const headers = {
    ...(key && { 'x-barnum-device': key.repeat(43) }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  return (await app.inject({ method: 'POST', url: '/graphql', payload: { query, variables }, headers })).json();
}

/** The code that the app shows now. */
export function codeOf({ secret }: Pick<WithFactor, 'secret'>): string {
  return totpCode(secret, totpStep(new Date()));
}

/** Sets up an app for who signs in with this address and password, by a session of theirs. */
export async function addSecondFactor(service: TestService, email: string, token: string): Promise<WithFactor> {
  const password = 'barnum-demo';
  const start = 'mutation ($password: String!) { startTotp(currentPassword: $password) { address secret } }';
  const { secret } = (await service.graphql(start, { password }, token)).data.startTotp;
  const confirm = 'mutation ($code: String!) { confirmTotp(code: $code) }';
  const { data } = await service.graphql(confirm, { code: codeOf({ secret }) }, token);
  return { email, password, secret, recoveryCodes: data.confirmTotp, token };
}
