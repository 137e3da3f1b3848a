import { paths } from '@barnum/rules/paths';
import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { opensWithoutNetwork } from '../lib/opens-without-network.ts';
import { forgetOldSheets } from './forget-old-sheets.ts';

/**
 * Opens the sheets of departure and return without network: it holds the program of their screen and nothing that anybody
 * entered. Waiting gestures are the page's (desk/handover/kept), so that another version of this may come at any time.
 */
declare const self: {
  __WB_MANIFEST: PrecacheEntry[];
  skipWaiting: () => Promise<void>;
  addEventListener: (type: 'activate', listener: (event: { waitUntil: (work: Promise<void>) => void }) => void) => void;
};

/** How long the network may take with a page before the kept one is shown, in milliseconds. */
const patience = 4_000;

void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
self.addEventListener('activate', (event) => event.waitUntil(forgetOldSheets()));
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '' });

const keptPage = createHandlerBoundToURL('/index.html');

// The network first: with it, everybody has the newest program. Without, only the sheets open, and all else leads to them.
registerRoute(
  new NavigationRoute(async (options) => {
    const { request, url } = options;
    await forgetOldSheets();
    const answer = await fromNetwork(request);
    if (answer !== null) return answer;
    return opensWithoutNetwork(url.pathname) ? keptPage(options) : Response.redirect(paths.adminSheets);
  }),
);

async function fromNetwork(request: Request): Promise<Response | null> {
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), patience);
  });
  const answer = await Promise.race([fetch(request).catch(() => null), late]);
  return answer === null || answer.status >= 500 ? null : answer;
}
