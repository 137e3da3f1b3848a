import type { PageContextServer } from 'vike/types';
import { graphql } from '../../lib/graphql.ts';
import { frameFields, loadPage } from '../../lib/load-page.server.ts';

const homeQuery = graphql(`query Home { ...FrameFields }`, [frameFields]);

export type Data = Awaited<ReturnType<typeof data>>;

export async function data({ routeParams }: PageContextServer) {
  const { page } = await loadPage(homeQuery, {});
  return { ...page, status: routeParams.unknown ? 404 : page.status };
}
