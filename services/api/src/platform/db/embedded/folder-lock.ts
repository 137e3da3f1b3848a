import { once } from 'node:events';
import { mkdir, rm, rmdir, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { EmbeddedDatabaseError } from './errors.ts';
import { listenPrivately, socketPath } from './sockets.ts';

/**
 * Locks `folder` for this process: the embedded database itself would let two processes write at once. The lock is a
 * socket that its owner listens on; unlike a file with a process id, it ends with the process. Returns the function
 * that unlocks.
 * @throws EmbeddedDatabaseError when another process has the lock.
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

/** Milliseconds that the owner may take to start listening, and to answer its process id. */
const patience = { listening: 100, answering: 2_000 };

/** A removal that started so many milliseconds ago was interrupted. */
const removalTime = 3_000;

/** Error codes of connecting to a socket without a listener. */
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

// Tries twice: the owner may be about to listen.
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

// One process at a time, after checking again: otherwise it could remove the socket that another has just created.
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
