import type { ComponentType } from 'react';
import type { PageData, PageHead } from '../lib/page-data.ts';
import type { renderParts } from './+renderParts.tsx';

declare global {
  namespace Vike {
    interface Config {
      /** What the page says of itself, from its data. */
      head?: (data: never) => PageHead;
      /** What differs in a page's document from one request to the next. */
      renderParts?: typeof renderParts;
    }
    interface PageContext {
      Page: ComponentType<{ data: PageData }>;
      data: PageData | undefined;
      /** Address of who asks, as proxies tell it. */
      visitor?: string;
    }
  }
}
