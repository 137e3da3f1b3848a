import { listen } from '@barnum/hosting/listen';
import { createStorefront } from './app.ts';
import { env } from './env.ts';

// The pages that Vike has built: imported before the first one is rendered.
await import(/* @vite-ignore */ new URL('./server/entry.mjs', import.meta.url).href);

const app = await createStorefront(new URL('./client/', import.meta.url));
await listen(app, { host: env.host, port: env.port, portVariable: 'STOREFRONT_PORT' });
