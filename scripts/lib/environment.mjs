import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';

/** Reads `.env` where it exists; the shell's variables take precedence. */
export function loadEnvFile() {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** Refuses a Node version outside `engines` of package.json, a list such as `^20.19 || ^22.12 || >=24`. */
export function checkNode() {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const accepted = String(engines.node)
    .split('||')
    .some((range) => {
      const [wantedMajor = 0, wantedMinor = 0] = range
        .replace(/[^\d.]/g, '')
        .split('.')
        .map(Number);
      const newer = range.includes('>=') && major > wantedMajor;
      return newer || (major === wantedMajor && minor >= wantedMinor);
    });
  if (!accepted) throw new Failure(`Barnum needs Node ${engines.node}; this is ${process.versions.node}.`);
}

/** @typedef {{ name: string, port: number, portVariable: string, url: string, urlVariable: string }} Address */

/** Port and address of each program, from the environment or by default. */
export function readAddresses() {
  const addresses = {
    service: readAddress('service', 'API', 4000),
    storefront: readAddress('storefront', 'STOREFRONT', 3000),
    backOffice: readAddress('back-office', 'BACKOFFICE', 3001),
  };
  const all = Object.values(addresses);
  for (const [index, { port, portVariable }] of all.entries()) {
    const twin = all.slice(index + 1).find((other) => other.port === port);
    if (twin) throw new Failure(`${portVariable} and ${twin.portVariable} are both ${port}: give each its own port.`);
  }
  return addresses;
}

/**
 * @param {string} name
 * @param {string} prefix of its variables
 * @param {number} standard the port when none is given
 * @returns {Address}
 */
function readAddress(name, prefix, standard) {
  const portVariable = `${prefix}_PORT`;
  const urlVariable = `${prefix}_URL`;
  const port = readPort(portVariable, standard);
  return { name, port, portVariable, url: process.env[urlVariable] || `http://localhost:${port}`, urlVariable };
}

/**
 * @param {string} variable
 * @param {number} standard
 */
function readPort(variable, standard) {
  const value = process.env[variable] || String(standard);
  const port = Number(value);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Failure(`${variable} must be a port between 1 and 65535; it is "${value}".`);
}
