import { randomBytes } from 'node:crypto';
import { endChildren } from './commands.mjs';
import { checkNode, loadEnvFile, readAddresses } from './environment.mjs';
import { reportFailure } from './failure.mjs';
import { install } from './install.mjs';
import { checkPorts } from './ports.mjs';
import { generate } from './prepare.mjs';
import { serve } from './serve.mjs';

/** @typedef {ReturnType<typeof readAddresses>} Addresses */

/**
 * What `npm start` and `npm run dev` share: checks first, then the set-up, then the programs until Ctrl-C.
 * @param {(addresses: Addresses) => Promise<import('./serve.mjs').Program[]>} setUp answers what is to be served
 */
export async function runPrograms(setUp) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  try {
    checkNode();
    loadEnvFile();
    process.env.BARNUM_MODE ||= 'demo';
    // A shared secret for the service and the storefront of this run.
    process.env.INTERNAL_TOKEN ||= randomBytes(32).toString('hex');
    const addresses = readAddresses();
    await checkPorts(Object.values(addresses));
    // Every program gets the others' addresses, also when only the ports are set.
    for (const { urlVariable, url } of Object.values(addresses)) process.env[urlVariable] = url;
    await install();
    await generate();
    const { ended } = await serve(await setUp(addresses));
    welcome(addresses);
    await ended;
  } catch (error) {
    if (stopping) return;
    await endChildren();
    reportFailure(error);
  }
}

let stopping = false;

/** Ctrl-C reaches the programs too; a second one ends them at once. */
async function stop() {
  const grace = stopping ? 0 : 10_000;
  if (!stopping) process.stdout.write('\nStopping …\n');
  stopping = true;
  await endChildren(grace);
  process.exit(0);
}

/** @param {Addresses} addresses */
function welcome({ service, storefront, backOffice }) {
  const lines = [
    '',
    `  Storefront    ${storefront.url}`,
    `  Back-office   ${backOffice.url}`,
    `  Service       ${service.url}/graphql`,
    '',
    ...signIn(),
    '  Ctrl-C stops all three.',
    '',
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function signIn() {
  if (process.env.BARNUM_MODE !== 'demo') return [];
  const emails = process.env.ADMIN_EMAILS?.split(',').join(' or ') || 'admin@barnum.example or gerance@barnum.example';
  const password = process.env.ADMIN_PASSWORD ? 'the password of ADMIN_PASSWORD' : 'barnum-demo';
  return [`  Sign in to the back-office as ${emails} with ${password}.`];
}
