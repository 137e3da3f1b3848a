import { fileURLToPath } from 'node:url';
import { listen } from '@barnum/hosting/listen';
import { createApp } from './app.ts';
import { loadEnv } from './env.ts';

const env = loadEnv();
const app = await createApp({ ...env, clientFolder: fileURLToPath(new URL('./client', import.meta.url)) });
await listen(app, { host: env.host, port: env.port, portVariable: 'BACKOFFICE_PORT' });
