import { article } from '../../../page-content.mjs';

export const dynamic = 'force-dynamic';

/** @param {{ params: Promise<{ slug: string }> }} props */
export default async function Page({ params }) {
  return article((await params).slug);
}
