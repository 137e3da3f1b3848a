import type { PageContextServer } from 'vike/types';
import type { PageData } from '../page-data.ts';
import { graphql } from './graphql.ts';
import { frameFields, loadPage } from './load-page.server.ts';

/** The frame's information alone. */
export const frameQuery = graphql(
  `
  query Frame {
    ...FrameFields
  }
`,
  [frameFields],
);

/** Data of a page of fixed words: it stands without the service too, the frame's information apart. */
export async function loadFrame(pageContext: PageContextServer): Promise<PageData> {
  const { page } = await loadPage(frameQuery, {}, pageContext);
  return { ...page, status: 200 };
}
