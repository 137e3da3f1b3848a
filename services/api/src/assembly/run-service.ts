import { startServer } from '@barnum/hosting/start-server';
import type { ExampleShop } from '../desk/example/example.domain.ts';
import type { Env } from '../env.ts';
import { createAccountLinks } from '../outbox/account-links/account-links.domain.ts';
import { createFollowUpLinks } from '../outbox/follow-up-links/follow-up-links.domain.ts';
import { locateServer } from '../platform/network/locate-server.ts';
import { createRenditionQueue } from '../platform/picture-files/rendition-queue.ts';
import { createApp } from './app.ts';
import { serveCommands } from './control-socket.ts';
import type { OperatorCommands } from './operator-commands.ts';
import { startJobs } from './start-jobs.ts';
import { openDataStores, prepareAdministrators } from './start-up.ts';

/**
 * Runs the service until the process gets a signal. With the embedded database it also runs the operator's commands,
 * and those of `commands`.
 */
export async function runService(
  env: Env,
  { commands, example }: { commands: OperatorCommands; example: ExampleShop },
): Promise<void> {
  const { database, storage } = await openDataStores({ ...env, isServing: true });
  await prepareAdministrators(database, env);

  const changes = await database.openChangeFeed();
  const { jwtSecret: secret, storefrontUrl, backofficeUrl } = env;
  const followUp = createFollowUpLinks({ secret, storefrontUrl, backofficeUrl });
  const accountLinks = createAccountLinks({ secret, backofficeUrl });
  const mailServer = { smtpUrl: env.smtpUrl, secret: env.jwtSecret, locate: locateServer };
  const webhooks = { secret: env.jwtSecret, locate: locateServer };
  const renditionQueue = createRenditionQueue(database.prisma, storage, (error, key) =>
    app.log.error({ err: error, key }, 'renditions could not be made'),
  );
  const app = await createApp({
    ...env,
    database,
    db: database.prisma,
    storage,
    renditionQueue,
    changes,
    followUp,
    accountLinks,
    auth: { jwtSecret: env.jwtSecret, adminEmails: env.adminEmails },
    mailServer,
    webhooks,
    example,
  });
  const socket =
    database.kind === 'embedded' ? await serveCommands({ database, storage }, env.dataDir, commands) : null;
  let stopJobs: (() => Promise<void>) | undefined;
  app.addHook('onListen', async () => {
    stopJobs = startJobs(
      { database, storage, renditionQueue, changes, followUp, accountLinks, mailServer, webhooks, log: app.log },
      env,
    );
  });
  app.addHook('onClose', async () => {
    socket?.close();
    await stopJobs?.();
    await renditionQueue.close();
    await database.close();
  });
  await startServer(app, { host: env.host, port: env.port, portVariable: 'API_PORT' });
}
