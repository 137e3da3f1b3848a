import { fileURLToPath } from 'node:url';
import { listen } from '@barnum/hosting/listen';
import { createApp } from './app.ts';
import { loadEnv } from './env.ts';

const env = loadEnv();
// The pages that Vike has built beside this file: imported before the first one is rendered.
await import(/* @vite-ignore */ new URL('./entry.mjs', import.meta.url).href);
const app = await createApp({ ...env, clientFolder: fileURLToPath(new URL('../client', import.meta.url)) });
await listen(app, { host: env.host, port: env.port, portVariable: 'STOREFRONT_PORT' });
