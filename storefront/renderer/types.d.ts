import type { ComponentType } from 'react';
import type { PageData, PageHead } from '../lib/page-data.ts';
import type { Env } from '../server/env.ts';

declare global {
  namespace Vike {
    interface Config {
      /** What the page says of itself, from its data. */
      head?: (data: never) => PageHead;
    }
    interface GlobalContextServer {
      env: Env;
    }
    interface PageContext {
      Page: ComponentType<{ data: PageData }>;
      data: PageData | undefined;
      /** Address of who asks, as proxies tell it. */
      visitor?: string;
    }
  }
}
