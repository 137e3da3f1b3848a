import { graphql } from './graphql.ts';
import { frameFields, loadPage } from './load-page.server.ts';
import type { PageData } from './page-data.ts';

/** The frame's information alone. */
export const frameQuery = graphql(
  `
  query Frame {
    ...FrameFields
  }
`,
  [frameFields],
);

/** Data of a page that shows nothing but fixed words and what the frame knows. */
export async function loadFrame(): Promise<PageData> {
  const { page } = await loadPage(frameQuery, {});
  return page;
}
