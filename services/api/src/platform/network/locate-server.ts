import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import type { ConnectionOptions } from 'node:tls';

/** Where to connect to for a server that an administrator names, and how its certificate is checked. */
export interface ServerLocation {
  host: string;
  port: number;
  tls?: ConnectionOptions;
}

/** Thrown for a name that leads into the private network: an administrator must not reach into it. */
export class PrivateAddressError extends Error {
  override name = 'PrivateAddressError';
}

/** @throws PrivateAddressError; an error of `node:dns` with its code when the name is unknown. */
export type LocateServer = (server: { host: string; port: number }) => Promise<ServerLocation>;

type Resolve = (host: string) => Promise<{ address: string }[]>;

/** Resolves the name once, and to that address the connection is made: a second answer could lead elsewhere. */
export async function locateServer(
  { host, port }: { host: string; port: number },
  resolve: Resolve = (name) => lookup(name, { all: true }),
): Promise<ServerLocation> {
  const addresses = await resolve(host);
  const open = addresses.find(({ address }) => !isPrivate(address));
  if (open === undefined) throw new PrivateAddressError();
  return { host: open.address, port };
}

/** Ranges that are not on the public internet (RFC 6890), and those through which they can be reached. */
const privateRanges = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  privateRanges.addSubnet(network, prefix, 'ipv4');
}
/** Public IPv6 addresses; all others are private, mapped or reserved. */
const publicIpv6 = new BlockList();
publicIpv6.addSubnet('2000::', 3, 'ipv6');
const tunnels = new BlockList();
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  tunnels.addSubnet(network, prefix, 'ipv6');
}

export function isPrivate(address: string): boolean {
  if (!isIPv6(address)) return privateRanges.check(address, 'ipv4');
  return !publicIpv6.check(address, 'ipv6') || tunnels.check(address, 'ipv6');
}
