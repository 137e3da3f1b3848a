import { isDeepStrictEqual } from 'node:util';
import { Failure } from '../../scripts/lib/failure.mjs';
import { asking, listQuery } from './cases.mjs';

/**
 * A floor that answers less than the service would flatter or shame it: both must say the same.
 * @param {Record<'service' | 'http' | 'yoga', import('./programs.mjs').Program>} programs
 */
export async function checkFloors({ service, http, yoga }) {
  for (const path of ['/api/articles', '/api/articles/1']) {
    const [ours, floor] = await Promise.all([service, http].map(async ({ url }) => (await fetch(url + path)).json()));
    if (!isDeepStrictEqual(ours, floor)) throw new Failure(`floor-http and the service differ on ${path}.`);
  }
  const [ours, floor] = await Promise.all([service, yoga].map((program) => answerOf(asking(program, listQuery))));
  if (!isDeepStrictEqual(ours, floor)) throw new Failure('yoga-floor and the service differ.');
}

/** @param {import('./cases.mjs').Ask} ask */
async function answerOf({ url, ...options }) {
  return (await fetch(url, options)).json();
}
