import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, loadEnv, type Plugin } from 'vite';

// The variables of the development server; server/env.ts checks those of the real one.
const {
  HOST,
  STOREFRONT_PORT = '3000',
  API_URL = 'http://localhost:4000',
} = loadEnv('', '.', ['HOST', 'STOREFRONT_', 'API_']);

// Few files instead of one for every module that two pages share, scripts and stylesheets alike.
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|vike|@brillout)\// },
  { name: (id: string) => /storefront\/components\/(?!layout|ui)([\w-]+)\//.exec(id)?.[1] ?? null },
  { name: 'frame', test: /storefront\/(components|lib|renderer|styles)\//, minShareCount: 4 },
];

export default defineConfig({
  plugins: [react(), vike(), sonnerWithoutInjectedStyles()],
  server: {
    ...(HOST && { host: HOST }),
    port: Number(STOREFRONT_PORT),
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/graphql', '/media'].map((path) => [path, API_URL])),
  },
  // Fonts stay files of their own: a data: address would be refused by the pages' Content-Security-Policy.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  environments: { ssr: { build: { copyPublicDir: false } } },
  // One React for the pages and for the libraries that hook into it.
  resolve: { dedupe: ['react', 'react-dom'] },
  ssr: { noExternal: [/^@barnum\//, 'embla-carousel-react', 'sonner', 'urql'] },
});

/** Sonner writes a <style> element, which `style-src 'self'` refuses; components/ui/toaster.tsx imports its stylesheet. */
function sonnerWithoutInjectedStyles(): Plugin {
  return {
    name: 'sonner-without-injected-styles',
    transform: {
      filter: { id: /sonner\/dist\/index\.m?js$/ },
      handler: (code) => code.replace(/^__insertCSS\(.*\);?$/m, ''),
    },
  };
}
