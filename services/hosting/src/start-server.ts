import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

const graceMilliseconds = 10_000;
/** How long a request that is still arriving may take once the server closes. */
const sendingMilliseconds = 3_000;

/**
 * Listens and, on SIGTERM or SIGINT, finishes the requests under way, closes and exits with 0 within ten seconds.
 * A port in use or forbidden ends the process with one sentence that names `portVariable`.
 */
export async function startServer(
  app: FastifyInstance,
  options: { host: string; port: number; portVariable: string },
): Promise<void> {
  const { host, port, portVariable } = options;
  // The terminal and the script that started this program may each send a signal: the second one must not interrupt the
  // closing.
  let isClosing = false;
  const dropSenders = watchSenders(app.server);
  const stop = () => {
    if (!isClosing) {
      setTimeout(dropSenders, sendingMilliseconds).unref();
      void close(app);
    }
    isClosing = true;
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  process.once('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'ended by an error that nobody expected');
    process.exit(1);
  });
  try {
    await app.listen({ host, port });
  } catch (error) {
    process.stderr.write(`${listenFailure(error, port, portVariable)}\n`);
    process.exit(1);
  }
}

/** Returns the function that closes the connections whose request has not arrived completely. */
function watchSenders(server: Server): () => void {
  const requests = new Map<Socket, IncomingMessage | null>();
  server.on('connection', (socket) => {
    requests.set(socket, null);
    socket.once('close', () => requests.delete(socket));
  });
  server.on('request', (request, response) => {
    requests.set(request.socket, request);
    response.once('close', () => requests.has(request.socket) && requests.set(request.socket, null));
  });
  return () => {
    for (const [socket, request] of requests) if (!request?.complete) socket.destroy();
  };
}

async function close(app: FastifyInstance): Promise<void> {
  const deadline = setTimeout(() => {
    app.log.warn('closing took too long, ending now');
    process.exit(0);
  }, graceMilliseconds);
  deadline.unref();
  try {
    await app.close();
    process.exit(0);
  } catch (error) {
    app.log.error(error, 'closing failed');
    process.exit(1);
  }
}

function listenFailure(error: unknown, port: number, portVariable: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is in use: free it or choose another one with ${portVariable}.`;
  if (code === 'EACCES') return `Port ${port} may not be opened by this user: choose another one with ${portVariable}.`;
  return `Could not listen on port ${port}: ${error instanceof Error ? error.message : String(error)}`;
}
