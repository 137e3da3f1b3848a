import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { loadEnv } from './server/env.ts';
import { fillPage } from './server/page.ts';

const env = loadEnv();
const service = { target: env.apiUrl };

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    {
      name: 'configuration-in-development',
      apply: 'serve',
      transformIndexHtml: (html: string) => fillPage(html, { storefrontUrl: env.storefrontUrl }),
    },
  ],
  // antd and pro-components must find this React, whichever one stands at the root.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: isSsrBuild
    ? { outDir: 'dist/server', target: 'node20', copyPublicDir: false }
    : { outDir: 'dist/client', modulePreload: { polyfill: false } },
  ssr: { noExternal: [/^@barnum\//] },
  server: {
    host: env.host,
    port: env.port,
    strictPort: true,
    proxy: { '/api': service, '/graphql': service, '/media': service },
  },
}));
