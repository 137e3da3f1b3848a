import type { ComponentType } from 'react';
import type { PageData, PageHead } from '../lib/page-data.ts';
import type { Env } from '../server/env.ts';

declare global {
  namespace Vike {
    interface Config {
      /** The page's metadata, from its data. */
      head?: (data: never) => PageHead;
    }
    interface GlobalContextServer {
      env: Env;
    }
    interface PageContext {
      Page: ComponentType<{ data: PageData }>;
      data: PageData | undefined;
      /** IP addresses of the visitor and the proxies, as `X-Forwarded-For` lists them. */
      visitor?: string;
      /** Tags of what the page shows, where only their change and that of everything outdates it. */
      shows?: readonly string[];
    }
  }
}
