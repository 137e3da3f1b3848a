import { Page } from '../../crud/page.tsx';

export function ArticlePage() {
  return <Page title="Article" />;
}
