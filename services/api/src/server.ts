import { listen } from '@barnum/hosting/listen';
import { createApp } from './app.ts';
import { loadEnv } from './env.ts';
import { openFoundations, prepareAdministrators } from './start-up.ts';

const env = loadEnv();
const { database, storage } = await openFoundations(env);
await prepareAdministrators(database, env);

const app = await createApp({
  db: database.prisma,
  storage,
  auth: { jwtSecret: env.jwtSecret, adminEmails: env.adminEmails },
  graphiql: env.graphiql,
  trustProxy: env.trustProxy,
  logLevel: env.logLevel,
});
app.addHook('onClose', () => database.close());
await listen(app, { host: env.host, port: env.port, portVariable: 'API_PORT' });
