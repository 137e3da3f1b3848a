import { resolveRoute } from 'vike/routing';
import { getGlobalContextSync, type renderPage } from 'vike/server';
import type { PageContextServer } from 'vike/types';
import type { PageData } from '../lib/page-data.ts';
import type { PageParts } from '../renderer/+renderParts.tsx';

/** What a request for a page is answered with. */
export interface PageAnswer {
  status: number;
  headers: readonly (readonly [name: string, value: string])[];
  body: string;
  /** The service could not be asked. */
  away: boolean;
  /** For one visitor alone: nobody may keep it, find it or learn its address. */
  isPrivate: boolean;
  /** Seconds after which to ask again, where the visitor asked too often. */
  retryAfter: number | undefined;
}

type Rendered = Awaited<ReturnType<typeof renderPage>>;
type Config = PageContextServer['config'];

/** A page’s document as Vike wrote it, around what differs from one request to the next: head, page, data. */
interface Frame {
  pieces: readonly [string, string, string, string];
  headers: PageAnswer['headers'];
  config: Config;
}

const frames = new Map<string, Frame>();

/** Plain paths: Vike makes others plain, or knows better what they are. */
const plainPath = /^(\/|(\/[\w-]+)+)$/;

/**
 * A page in the frame that Vike wrote around it the first time: its scripts, styles and preloads are the same for every
 * request. Null for whatever else an address leads to – a page not seen yet, a redirect, a failure –, which is Vike's
 * to answer.
 */
export async function renderInFrame(urlOriginal: string, visitor: string): Promise<PageAnswer | null> {
  const [urlPathname = ''] = urlOriginal.split('?');
  const place = plainPath.test(urlPathname) ? placeOf(urlPathname) : undefined;
  const frame = frames.get(place?.pageId ?? '');
  if (!place || !frame) return null;
  const { pieces, headers, config } = frame;
  const context = { ...place, urlOriginal, urlPathname, visitor, config, Page: config.Page };
  try {
    const data = (await config.data?.(context as never)) as PageData;
    const json = JSON.stringify({ data, urlPathname, ...place });
    const parts = config.renderParts?.({ ...context, data } as never);
    // Vike marks texts like these, so that its reader does not take them for something else.
    if (!parts || json.includes('"!')) return null;
    const body = pieces[0] + parts.head + pieces[1] + parts.page + pieces[2] + inScript(json) + pieces[3];
    const { status, away, isPrivate = false, retryAfter } = data;
    return { status, headers, body, away, isPrivate, retryAfter };
  } catch {
    return null;
  }
}

/** Remembers the frame of a page that Vike has rendered whole, as `body`. */
export function rememberFrame(rendered: Rendered, body: string): void {
  const { pageId, parts, config, httpResponse } = rendered as Rendered & { pageId?: string; parts?: PageParts };
  if (!pageId || !parts || !config || httpResponse.statusCode !== 200 || frames.has(pageId)) return;
  const [start, afterHead] = cut(body, parts.head);
  const [beforePage, afterPage] = cut(afterHead, parts.page);
  const data = dataOf.exec(afterPage)?.[1] ?? '';
  const [beforeData, end] = cut(afterPage, data);
  // Not where it is looked for: each request goes on to Vike.
  if (data === '' || start + parts.head + beforePage + parts.page + beforeData + data + end !== body) return;
  frames.set(pageId, { pieces: [start, beforePage, beforeData, end], headers: httpResponse.headers, config });
}

const dataOf = /<script id="vike_pageContext" type="application\/json">(.*?)<\/script>/s;

function cut(text: string, part: string): [before: string, after: string] {
  const start = text.indexOf(part);
  return [text.slice(0, start), text.slice(start + part.length)];
}

interface Match {
  match?: boolean;
  routeParams?: Record<string, string>;
  precedence?: number;
}

/** The page at a path, by the pages' own routes; one whose route yields to all others comes last. */
function placeOf(urlPathname: string): { pageId: string; routeParams: Record<string, string> } | undefined {
  const { pages } = getGlobalContextSync();
  let last: ReturnType<typeof placeOf>;
  for (const [pageId, { route }] of Object.entries(pages)) {
    if (route === undefined) continue;
    const found = typeof route === 'string' ? resolve(route, urlPathname) : route({ urlPathname } as never);
    const {
      match = true,
      routeParams = {},
      precedence = 0,
    } = (typeof found === 'object' ? found : { match: found }) as Match;
    if (match && precedence >= 0) return { pageId, routeParams };
    if (match) last = { pageId, routeParams };
  }
  return last;
}

// Most routes have no parameter: they are compared as they stand.
function resolve(route: string, urlPathname: string) {
  return route.includes('@') ? resolveRoute(route, urlPathname) : route === urlPathname;
}

/** As Vike writes JSON into a page: nothing in it ends the element, or looks like an address to robots. */
function inScript(json: string): string {
  return json.replaceAll('<', '\\u003c').replaceAll('/', '\\/');
}
