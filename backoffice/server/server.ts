import { fileURLToPath } from 'node:url';
import { startServer } from '@barnum/hosting/start-server';
import { createApp } from './app.ts';
import { loadEnv } from './env.ts';

const env = loadEnv();
const app = await createApp({ ...env, clientFolder: fileURLToPath(new URL('./client', import.meta.url)) });
await startServer(app, { host: env.host, port: env.port, portVariable: 'BACKOFFICE_PORT' });
