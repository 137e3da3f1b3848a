import { listen } from '@barnum/hosting/listen';
import { createApp } from './app.ts';
import { serveCommands } from './commands/control-socket.ts';
import { loadEnv } from './env.ts';
import { createFollowUpLinks } from './features/follow-up/follow-up-links.domain.ts';
import { sweepPictures } from './features/images/image-files.domain.ts';
import { createRenditionQueue } from './features/images/rendition-queue.ts';
import { dumpRegularly } from './jobs/dumps.ts';
import { remindRegularly } from './jobs/reminders.ts';
import { endRetentions } from './jobs/retention.ts';
import { sendMails } from './jobs/send-mails.ts';
import { openFoundations, prepareAdministrators } from './start-up.ts';

const env = loadEnv();
const { database, storage } = await openFoundations({ ...env, isServing: true });
await prepareAdministrators(database, env);

const followUp = createFollowUpLinks({ secret: env.jwtSecret, storefrontUrl: env.storefrontUrl });
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
  followUp,
  database,
  rateLimitFactor: env.rateLimitFactor,
  retentionYears: env.retentionYears,
  sendsMails: env.smtpUrl !== undefined,
  graphiql: env.graphiql,
  keepAnswers: env.keepAnswers,
  internalToken: env.internalToken,
  metricsToken: env.metricsToken,
  traceEndpoint: env.traceEndpoint,
  slowQueryMilliseconds: env.slowQueryMilliseconds,
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
const stopRetentions = endRetentions(database.prisma, { years: env.retentionYears, log: app.log });
const stopReminders = remindRegularly(database.prisma, app.log);
const stopMails =
  env.smtpUrl === undefined
    ? null
    : sendMails(database.prisma, { smtpUrl: env.smtpUrl, links: followUp, changes, log: app.log });
app.addHook('onClose', async () => {
  commands?.close();
  await stopReminders();
  await stopMails?.();
  await stopRetentions();
  await endDumps?.();
  await renditions.close();
  await database.close();
});
await listen(app, { host: env.host, port: env.port, portVariable: 'API_PORT' });
await sweepPictures(database.prisma, storage).catch((error) => app.log.error({ err: error }, 'no sweep of pictures'));
await renditions.resume().catch((error) => app.log.error({ err: error }, 'pictures stay unfinished for now'));
