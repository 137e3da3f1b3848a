import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { servicePaths } from '@barnum/rules/paths';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { loadEnv } from './server/env.ts';
import { fillPage } from './server/page.ts';

const env = loadEnv();

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), configuration(), ...(isSsrBuild ? [] : [compressedCopies(), ...sheetsWorker()])],
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
    // Of who keeps sheets alone.
    { name: 'kept-sheets', test: /node_modules\/dexie|src\/desk\/handover\/kept\// },
    { name: 'more-libraries', minShareCount: 2, test: /node_modules/ },
    { name: 'more', minShareCount: 2 },
  ],
};

/** What the sheets of departure and return need to open without network. */
const keptScreens = [
  'app/main.tsx',
  'screens/handover-screen.tsx',
  'screens/sheets-screen.tsx',
  'kept/kept-sheets.tsx',
];
const keptFiles =
  /^(index\.html|favicon\.svg|feuilles-\d+\.png|assets\/(source-sans-3-latin-wght|fraunces-latin-soft)-normal-.*)$/;

/** The worker of the sheets, which holds what their screens load and nothing of the others. */
function sheetsWorker() {
  const needed = new Set<string>();
  const collect: Plugin = {
    name: 'files-of-sheets',
    apply: 'build',
    generateBundle(_options, bundle) {
      const take = (name: string) => {
        const file = bundle[name];
        if (needed.has(name) || file?.type !== 'chunk') return;
        needed.add(name);
        for (const style of file.viteMetadata?.importedCss ?? []) needed.add(style);
        for (const imported of file.imports) take(imported);
      };
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && keptScreens.some((screen) => file.facadeModuleId?.endsWith(screen)))
          take(file.fileName);
        // The page loads its entry by itself.
        if (file.type === 'chunk' && file.isEntry) take(file.fileName);
      }
    },
  };
  return [
    collect,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/worker',
      filename: 'sheets-worker.ts',
      injectRegister: false,
      manifest: false,
      injectManifest: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}'],
        dontCacheBustURLsMatching: /^assets\//,
        maximumFileSizeToCacheInBytes: 4_000_000,
        manifestTransforms: [
          (entries) => ({
            manifest: entries.filter(({ url }) => needed.has(url) || keptFiles.test(url)),
            warnings: [],
          }),
        ],
      },
    }),
  ];
}

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
