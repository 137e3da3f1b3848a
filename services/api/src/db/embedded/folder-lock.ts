import { once } from 'node:events';
import { mkdir, rm, rmdir, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './errors.ts';
import { listenPrivately, socketPath } from './sockets.ts';

/**
 * Takes `folder` for this process, since the embedded database itself would let two processes write at once. The lock is
 * a socket that its holder listens on: the system ends that with the process, whoever bears its number afterwards.
 * Answers the function that gives the folder back.
 * @throws EmbeddedDatabaseError when another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => void> {
  const path = socketPath(folder, 'database.lock');
  for (;;) {
    const server = await listen(path);
    if (server !== null) return () => void server.close();
    await requireAbandoned(folder, path);
    await removeAbandoned(folder, path);
  }
}

/** In milliseconds: how long a holder may take to begin to listen, and to say its number. */
const patience = { listening: 100, answering: 2_000 };

/** Removing takes no time: one that began so many milliseconds ago was cut short. */
const removalTime = 3_000;

/** What connecting to a path says where nobody listens. */
const nobody = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK']);

async function listen(path: string): Promise<Server | null> {
  const server = createServer((socket) => socket.on('error', () => socket.destroy()).end(String(process.pid)));
  try {
    await once(listenPrivately(server, path).unref(), 'listening');
    return server;
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') return null;
    throw error;
  }
}

// Asked twice: a holder may be just about to listen.
async function requireAbandoned(folder: string, path: string): Promise<void> {
  for (const wait of [0, patience.listening]) {
    await setTimeout(wait);
    const socket = connect(path);
    try {
      await once(socket, 'connect');
    } catch (error) {
      if (nobody.has(codeOf(error))) continue;
      throw inUse(folder, 'another process');
    }
    socket.setTimeout(patience.answering, () => socket.destroy());
    const pid = Number(await text(socket).catch(() => ''));
    throw inUse(folder, pid > 0 ? `process ${pid}` : 'another process');
  }
}

// One at a time, each after having asked again: otherwise one could remove what another has put in the place.
async function removeAbandoned(folder: string, path: string): Promise<void> {
  const turn = `${path}.removal`;
  try {
    await mkdir(turn);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    const began = await stat(turn).catch(() => null);
    if (began !== null && Date.now() - began.mtimeMs > removalTime) await rmdir(turn).catch(() => undefined);
    return void (await setTimeout(patience.listening));
  }
  try {
    await requireAbandoned(folder, path);
    await rm(path, { force: true });
  } finally {
    await rmdir(turn).catch(() => undefined);
  }
}

function inUse(folder: string, holder: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError(
    `The embedded database in ${folder} is in use by ${holder}. Stop that process first.`,
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
