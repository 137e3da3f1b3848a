import { request } from 'node:http';
import { expect, test } from 'vitest';
import { addresses } from '../support/addresses.ts';
import { probes } from '../support/probes.ts';

/** Asks for an address as it is written, and follows one redirect of the same site. */
function statusOf(site: string, path: string, isFollowed = false): Promise<number> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path }, (answer) => {
      answer.resume();
      const { statusCode = 0, headers } = answer;
      if (statusCode !== 301 || isFollowed || headers.location === undefined) return resolve(statusCode);
      const { pathname } = new URL(headers.location, site);
      statusOf(site, pathname, true).then(resolve, reject);
    })
      .on('error', reject)
      .end();
  });
}

test.each(['storefrontUrl', 'backofficeUrl', 'serviceUrl'] as const)('%s has nothing for scanners', async (name) => {
  const found: Record<string, number> = {};
  for (const probe of probes) {
    const status = await statusOf(addresses[name], probe);
    if (status !== 404) found[probe] = status;
  }
  expect(found).toEqual({});
});
