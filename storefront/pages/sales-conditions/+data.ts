import { sentences } from '@barnum/rules/sentences';
import { unbrokenHtml } from '@barnum/rules/text/french';
import type { PageContextServer } from 'vike/types';
import { outline } from '../../lib/outline.ts';
import { graphql } from '../../lib/service/graphql.ts';
import { layoutFields, loadPage } from '../../lib/service/load-page.server.ts';

const salesConditionsQuery = graphql(
  `
  query SalesConditions {
    ...LayoutFields
    latestSalesConditions {
      text
      createdAt
    }
  }
`,
  [layoutFields],
);

export type Data = Awaited<ReturnType<typeof data>>;

/** The newest version, or the sentence to show in its place. */
export async function data(pageContext: PageContextServer) {
  const { answer, page } = await loadPage(salesConditionsQuery, {}, pageContext);
  const latest = answer?.latestSalesConditions;
  const { html, ...rest } = outline(latest?.text ?? '');
  const version = latest ? { createdAt: latest.createdAt, html: unbrokenHtml(html), ...rest } : null;
  return {
    ...page,
    version,
    failure: answer ? sentences.salesConditions.notYet : sentences.salesConditions.loadFailed,
  };
}
