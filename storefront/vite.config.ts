import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, loadEnv, type Plugin } from 'vite';
// Imported by its path, so that it is bundled into the configuration: Node 20 cannot run TypeScript.
import { servicePaths } from '../rules/src/paths.ts';

// The variables of the development server; server/env.ts checks those of the real one.
const {
  HOST,
  STOREFRONT_PORT = '3000',
  API_URL = 'http://localhost:4000',
} = loadEnv('', '.', ['HOST', 'STOREFRONT_', 'API_']);

const sharedPart =
  /(storefront\/(components\/(ui|layout)|renderer|styles)|rules)\/|storefront\/lib\/use-|vite\/preload-helper/;
// What the home page is without: how articles are shown, forms, texts; and what it alone shows.
const articlePart =
  /components\/ui\/(definition-list|field|price|quantity-stepper|weekend-price)\.|rules\/src\/(money\/price-in-words|packs\/|sentence)/;
const formPart = /rules\/src\/(errors|outcome|money\/(deposit-in-words|largest-remainder|order-terms|price-request))\./;
const textPart = /components\/ui\/text-page\./;
const homePart = /components\/ui\/(carousel|garland|use-carousel)\./;
const searchPart = /rules\/src\/(catalogue-search|text\/search)/;
const ownParts = [articlePart, formPart, textPart, homePart, searchPart];

// A few chunks instead of one for every module that two pages share, scripts and stylesheets alike.
const groups = [
  { name: 'react', priority: 4, test: /node_modules\/(react|react-dom|scheduler)\// },
  // A chunk runs without a pause: with zod apart, a phone can answer a tap before the form's code runs.
  { name: 'zod', priority: 4, test: /node_modules\/zod\// },
  {
    name: 'shared',
    priority: 3,
    test: (id: string) => sharedPart.test(id) && !ownParts.some((part) => part.test(id)),
    minShareCount: 2,
  },
  { name: 'articles', priority: 2, test: articlePart },
  { name: 'forms', priority: 2, test: formPart },
  { name: 'texts', priority: 2, test: textPart },
  { name: 'home', priority: 2, test: homePart },
  // Shared on the server by all pages; in a component's chunk they would bring its stylesheet to every page.
  { name: 'service', priority: 2, test: /storefront\/lib\/service\// },
  // With how it is searched; what comes close is loaded on demand.
  {
    name: 'groups',
    priority: 2,
    test: (id: string) => /storefront\/lib\/catalogue/.test(id) || (searchPart.test(id) && !/close-words/.test(id)),
  },
  // Every page needs them; in the chunk of the toasts they would bring those to every page.
  { name: 'limits', priority: 5, test: /rules\/src\/limits/ },
  // Apart, so that other pages do not load the request form and zod.
  { name: 'toasts', priority: 2, test: /storefront\/components\/ui\/toaster|node_modules\/sonner\// },
  { name: 'retention', priority: 2, test: /storefront\/lib\/company\/retention-sentence/ },
  // Parts of several pages; in the chunk of one of them they would bring its stylesheet to the others.
  { name: 'article-cards', priority: 2, test: /storefront\/components\/article-cards\// },
  { name: 'availability', priority: 2, test: /storefront\/(components|lib)\/availability\// },
  // What the days of a visitor leave of each article; the home page asks for it too.
  {
    name: 'days',
    priority: 3,
    test: /availability\/(article-availability|availability-badge|use-availability|hired-on-days)\./,
  },
  { name: 'packs', priority: 3, test: /storefront\/(components|lib)\/packs/ },
  { name: 'recap', priority: 2, test: /storefront\/components\/reservation-requests\/recap\// },
  // A short name: Vike puts stylesheets before `<meta charset>`, which belongs into the first 1,024 bytes.
  { name: 'request', priority: 2, test: /storefront\/components\/reservation-requests\/(?!recap\/)/ },
  { priority: 1, name: (id: string) => /storefront\/components\/([\w-]+)\//.exec(id)?.[1] ?? null },
];

export default defineConfig(({ command }) => ({
  plugins: [react(), vike(), sonnerWithoutInjectedStyles()],
  server: {
    host: HOST || '127.0.0.1',
    port: Number(STOREFRONT_PORT),
    strictPort: true,
    proxy: Object.fromEntries(Object.values(servicePaths).map((path) => [path, API_URL])),
  },
  // Fonts stay files: the Content-Security-Policy refuses data: addresses.
  build: {
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  // The server is built with its pages, so that both share one copy of what they import: dist/server/server.mjs.
  environments: {
    ssr: {
      build: { copyPublicDir: false, target: 'node20', rolldownOptions: { input: { server: 'server/server.ts' } } },
    },
  },
  // The built server needs no node_modules.
  ssr: { noExternal: command === 'build' ? true : [/^@barnum\//] },
}));

/**
 * Sonner writes a <style> element, which `style-src 'self'` refuses; components/ui/toaster.tsx imports its stylesheet.
 */
function sonnerWithoutInjectedStyles(): Plugin {
  return {
    name: 'sonner-without-injected-styles',
    transform: {
      filter: { id: /sonner\/dist\/index\.m?js$/ },
      handler: (code) => code.replace(/^__insertCSS\(.*\);?$/m, ''),
    },
  };
}
