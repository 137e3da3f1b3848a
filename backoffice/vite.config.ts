import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { servicePaths } from '@barnum/rules/paths';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { loadEnv } from './server/env.ts';
import { fillPage } from './server/page.ts';

const env = loadEnv();

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), configuration(), ...(isSsrBuild ? [] : [compressedCopies()])],
  // antd and pro-components must find this React, whichever one stands at the root.
  resolve: { dedupe: ['react', 'react-dom'] },
  build: isSsrBuild
    ? { outDir: 'dist', target: 'node20', copyPublicDir: false }
    : // Fonts stay files of their own: the page's policy refuses data: addresses.
      {
        outDir: 'dist/client',
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        chunkSizeWarningLimit: 1200,
        rolldownOptions: { output: { codeSplitting: sharedChunks } },
      },
  ssr: { noExternal: isSsrBuild ? true : [/^@barnum\//] },
  server: {
    host: env.host,
    port: env.port,
    strictPort: true,
    proxy: Object.fromEntries(Object.values(servicePaths).map((path) => [path, env.apiUrl])),
  },
}));

/**
 * Two chunks of what the first screens need, and two of what others share, rather than fifty small ones, one per
 * combination of screens.
 */
const first = ['$initial' as const];
const sharedChunks = {
  groups: [
    { name: 'libraries', tags: first, test: /node_modules/ },
    { name: 'common', tags: first },
    { name: 'more-libraries', minShareCount: 2, test: /node_modules/ },
    { name: 'more', minShareCount: 2 },
  ],
};

/** In development, what server/app.ts does for the built page. */
function configuration(): Plugin {
  return {
    name: 'configuration',
    apply: 'serve',
    transformIndexHtml: (html) => fillPage(html, { storefrontUrl: env.storefrontUrl }),
  };
}

/** Brotli and gzip beside every script and stylesheet, so that the server compresses nothing at run time. */
function compressedCopies(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    writeBundle({ dir = '' }) {
      const assets = join(dir, 'assets');
      for (const name of readdirSync(assets).filter((file) => /\.(js|css)$/.test(file))) {
        const path = join(assets, name);
        const content = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(content));
        writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
