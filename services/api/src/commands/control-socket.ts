import { chmod, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Database } from '../db/client.ts';
import { type OperatorCommand, runOperatorCommand } from './operator-commands.ts';

type Answer = { done: string } | { failed: string };

/**
 * Carries out commands of this machine's operator while the service holds the embedded database, which no second
 * process can open. Only the user who runs the service may reach the socket.
 */
export async function serveCommands(database: Database, dataDir: string): Promise<Server> {
  const path = socketPath(dataDir);
  await rm(path, { force: true });
  const server = createServer((socket) => void answer(database, socket));
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  await chmod(path, 0o600);
  return server;
}

/** Has the running service carry out a command; null when none holds the embedded database of this folder. */
export function sendCommand(dataDir: string, command: OperatorCommand): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(socketPath(dataDir));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    );
    socket.once('connect', () => {
      socket.write(`${JSON.stringify(command)}\n`);
      createInterface(socket).once('line', (line) => {
        const reply = JSON.parse(line) as Answer;
        socket.end();
        if ('done' in reply) resolve(reply.done);
        else reject(new Error(reply.failed));
      });
    });
  });
}

async function answer(database: Database, socket: Socket): Promise<void> {
  socket.on('error', () => socket.destroy());
  for await (const line of createInterface(socket)) {
    const reply: Answer = await runOperatorCommand(database, JSON.parse(line) as OperatorCommand).then(
      (done) => ({ done }),
      (error: unknown) => ({ failed: error instanceof Error ? error.message : String(error) }),
    );
    socket.write(`${JSON.stringify(reply)}\n`);
  }
}

function socketPath(dataDir: string): string {
  return join(dataDir, 'control.sock');
}
