import type { KeyCapability } from '@barnum/rules/access/api-keys/api-keys';
import type { TestService } from './service.ts';

const create = `mutation ($name: String!, $capabilities: [Capability!]!, $validity: ApiKeyValidity!) {
  createApiKey(name: $name, capabilities: $capabilities, validity: $validity, currentPassword: "barnum-demo") {
     secret key { id start } } }`;

/** A key that the gérant makes, as the screen does. */
export async function makeKey(
  service: TestService,
  capabilities: readonly KeyCapability[],
  { name = 'Site vitrine', validity = 'days90' } = {},
): Promise<{ secret: string; id: number; start: string }> {
  const token = await service.signIn('administrator');
  const { data } = await service.graphql(create, { name, capabilities, validity }, token);
  const { secret, key } = data.createApiKey;
  return { secret, ...key };
}
