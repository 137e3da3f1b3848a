import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import type { OnProgress } from '../backup/backup.ts';
import { listenPrivately, socketPath } from '../platform/db/embedded/sockets.ts';
import { type OperatorCommand, type OperatorCommands, runOperatorCommand } from './operator-commands.ts';
import type { DataStores } from './start-up.ts';

type Answer = { done: string } | { failed: string } | { progress: string };

/**
 * Runs the operator's commands in the service, since no second process can open the embedded database. Only the user
 * who runs the service can connect to the socket.
 */
export async function serveCommands(
  foundations: DataStores,
  dataDir: string,
  commands: OperatorCommands = {},
): Promise<Server> {
  const path = socketPath(dataDir, 'control.sock');
  await rm(path, { force: true });
  const server = createServer((socket) => void answer(foundations, commands, socket).catch(() => socket.destroy()));
  await once(listenPrivately(server, path), 'listening');
  return server;
}

/** Sends a command to the running service; null when no service has the embedded database of this folder open. */
export function sendCommand(
  dataDir: string,
  command: OperatorCommand,
  onProgress: OnProgress = () => {},
): Promise<string | null> {
  if (!existsSync(dataDir)) return Promise.resolve(null);
  return new Promise((resolve, reject) => {
    const socket = connect(socketPath(dataDir, 'control.sock'));
    socket.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
    );
    socket.once('close', () => reject(new Error('The service ended before the command was done.')));
    socket.once('connect', () => {
      socket.write(`${JSON.stringify(command)}\n`);
      createInterface(socket).on('line', (line) => {
        const reply = JSON.parse(line) as Answer;
        if ('progress' in reply) return onProgress(reply.progress);
        if ('done' in reply) resolve(reply.done);
        else reject(new Error(reply.failed));
        socket.end();
      });
    });
  });
}

async function answer(foundations: DataStores, commands: OperatorCommands, socket: Socket): Promise<void> {
  socket.on('error', () => socket.destroy());
  const reply = (answer: Answer) => void socket.write(`${JSON.stringify(answer)}\n`);
  for await (const line of createInterface(socket)) {
    const command = JSON.parse(line) as OperatorCommand;
    await runOperatorCommand(foundations, command, (progress) => reply({ progress }), commands).then(
      (done) => reply({ done }),
      (error: unknown) => reply({ failed: error instanceof Error ? error.message : String(error) }),
    );
  }
}
