import { fileURLToPath } from 'node:url';
import { startServer } from '@barnum/hosting/start-server';
import { createApp } from './app.ts';
import { loadEnv } from './env.ts';

const env = loadEnv();
// The pages that Vike has built beside this file: imported now, not at the first request.
await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href);
const app = await createApp({ ...env, clientFolder: fileURLToPath(new URL('../client', import.meta.url)) });
await startServer(app, { host: env.host, port: env.port, portVariable: 'STOREFRONT_PORT' });
