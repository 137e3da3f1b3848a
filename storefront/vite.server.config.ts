import { defineConfig } from 'vite';

/** Bundles the Node server beside the pages that Vike has built: dist/server.js. */
export default defineConfig({
  build: {
    ssr: 'server/main.ts',
    outDir: 'dist',
    emptyOutDir: false,
    copyPublicDir: false,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'server.js' }, external: [/\/server\/entry\.mjs$/] },
  },
  ssr: { noExternal: true },
});
