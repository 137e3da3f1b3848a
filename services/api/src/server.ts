import { listen } from '@barnum/hosting/listen';
import { createApp } from './app.ts';
import { dumpRegularly } from './backup/dumps.ts';
import { serveCommands } from './commands/control-socket.ts';
import { loadEnv } from './env.ts';
import { forgetAttempts } from './features/attempts/attempts.domain.ts';
import { sweepPictures } from './features/images/pictures.domain.ts';
import { createRenditionQueue } from './features/images/rendition-queue.ts';
import { openFoundations, prepareAdministrators } from './start-up.ts';

const env = loadEnv();
const { database, storage } = await openFoundations({ ...env, isServing: true });
await prepareAdministrators(database, env);

const renditions = createRenditionQueue(database.prisma, storage, (error, key) =>
  app.log.error({ err: error, key }, 'renditions could not be made'),
);
const changes = await database.openChangeFeed();
const app = await createApp({
  db: database.prisma,
  rows: database.rows,
  storage,
  renditions,
  auth: { jwtSecret: env.jwtSecret, adminEmails: env.adminEmails },
  changes,
  rateLimitFactor: env.rateLimitFactor,
  graphiql: env.graphiql,
  keepAnswers: env.keepAnswers,
  internalToken: env.internalToken,
  trustProxy: env.trustProxy,
  logLevel: env.logLevel,
});
const commands = database.kind === 'embedded' ? await serveCommands({ database, storage }, env.dataDir) : null;
const endDumps =
  database.kind === 'embedded'
    ? dumpRegularly(database, {
        dataDir: env.dataDir,
        everyHours: env.dumpEveryHours,
        kept: env.dumpsKept,
        onFailure: (error) => app.log.error({ err: error }, 'the dump could not be made'),
      })
    : null;
app.addHook('onClose', async () => {
  commands?.close();
  await endDumps?.();
  await renditions.close();
  await database.close();
});
await listen(app, { host: env.host, port: env.port, portVariable: 'API_PORT' });
await forgetAttempts(database.prisma);
await sweepPictures(database.prisma, storage);
await renditions.resume();
