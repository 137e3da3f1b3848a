import { execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { Failure } from './failure.mjs';

/**
 * Throws when one of the ports is in use.
 * @param {{ name: string, port: number, portVariable: string }[]} programs
 */
export async function checkPorts(programs) {
  for (const { name, port, portVariable } of programs) {
    const code = await obstacle(port);
    if (!code) continue;
    const remedy = `choose another one with ${portVariable}, for instance ${portVariable}=${port + 100}`;
    if (code === 'EACCES') throw new Failure(`Port ${port} of the ${name} may not be opened by this user: ${remedy}.`);
    const holder = holderOf(port);
    const stop = holder ? ` by ${holder}: stop it or` : ': stop what listens there or';
    throw new Failure(`Port ${port} of the ${name} is in use${stop} ${remedy}.`);
  }
}

/**
 * A free port.
 * @returns {Promise<number>}
 */
export async function freePort() {
  const [port = 0] = await freePorts(1);
  return port;
}

/**
 * As many free ports, each another one: a port that was given back may be given again.
 * @param {number} count
 * @returns {Promise<number[]>}
 */
export async function freePorts(count) {
  const probes = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(probes.map(opened));
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))));
  return ports;
}

/**
 * @param {import('node:net').Server} probe
 * @returns {Promise<number>} its port
 */
function opened(probe) {
  return new Promise((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
}

/**
 * Why `port` cannot be opened. Both the wildcard and the loopback address are tried: not every system lets one stand
 * for the other.
 * @param {number} port
 */
async function obstacle(port) {
  for (const host of [undefined, '127.0.0.1']) {
    const code = await listenOnce(port, host);
    if (code === 'EADDRINUSE' || code === 'EACCES') return code;
  }
  return undefined;
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<string | undefined>}
 */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
}

/**
 * Name and process id of what listens on `port`, where the system has a program to find it.
 * @param {number} port
 */
function holderOf(port) {
  const ss = outputOf('ss', ['-Hltnp', `sport = :${port}`]).match(/"([^"]+)",pid=(\d+)/);
  if (ss) return `${ss[1]} (process ${ss[2]})`;
  const lsof = outputOf('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc']).match(/^p(\d+)\nc(.+)$/m);
  return lsof ? `${lsof[2]} (process ${lsof[1]})` : undefined;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function outputOf(command, args) {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
