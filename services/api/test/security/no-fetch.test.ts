import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { restRoutes } from '../../src/assembly/rest-routes.ts';
import { seedEverything } from '../support/both-apis.ts';
import { operations } from '../support/operations.ts';
import { onOneDatabase } from '../support/service.ts';

let trap: Server;
let connections = 0;
let address: string;
beforeAll(async () => {
  trap = createServer((_request, response) => response.end('x'));
  trap.on('connection', () => {
    connections += 1;
  });
  await once(trap.listen(0, '127.0.0.1'), 'listening');
  address = `http://127.0.0.1:${(trap.address() as AddressInfo).port}/a.png`;
});
afterAll(() => void trap.close());

onOneDatabase('an address that somebody submits', (service) => {
  beforeEach(() => seedEverything(service));

  it('is kept and given out, and never asked by the service', async () => {
    const token = await service.signIn('administrator');
    const html = `<p><a href="${address}">x</a></p><img src="${address}"><iframe src="${address}"></iframe>`;
    const taken = [
      await service.rest('POST', '/categories', { token, body: { nom: 'Sono', url_image: address } }),
      await service.rest('PUT', '/categories/1', { token, body: { url_image: address } }),
      await service.rest('POST', '/partenaires', { token, body: { nom: 'Ker', lien: address, logo: address } }),
      await service.rest('PUT', '/partenaires/1', { token, body: { nom: 'Ker', lien: address, logo: address } }),
      await service.rest('POST', '/articles', { token, body: { nom: 'Table', prix: 1, longue_description: html } }),
      await service.rest('POST', '/cgv', { token, body: { text: html } }),
      await service.rest('POST', '/testimonials', { token, body: { texte: address, source: address } }),
      await service.rest('PUT', '/company-info/1', { token, body: { valeur: address } }),
    ];
    expect(taken.map(({ status }) => status)).toEqual([201, 200, 201, 200, 201, 201, 201, 200]);
    for (const mutation of [
      'createCategory(input: { nom: "Scène", urlImage: $address }) { id }',
      'createPartner(input: { nom: "Ty", lien: $address, logo: $address }) { id }',
      'createSalesConditionsVersion(text: $address) { id }',
    ]) {
      const { errors } = await service.graphql(`mutation ($address: String!) { ${mutation} }`, { address }, token);
      expect([mutation, errors]).toEqual([mutation, []]);
    }
    const shown: string[] = [];
    for (const { method, path } of restRoutes) {
      if (method !== 'GET' || path.includes(':')) continue;
      shown.push(JSON.stringify((await service.rest('GET', path, { token })).body));
    }
    for (const { name, query, variables } of operations) {
      if (name.startsWith('query')) await service.graphql(query, variables, token);
    }
    await service.renditionQueue.resume();
    expect(shown.join('\n')).toContain(address);
    expect(connections).toBe(0);
  });
});
