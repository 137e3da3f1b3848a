import { Page } from '../../crud/page.tsx';

export function ArticleFormPage() {
  return <Page title="Nouvel article" />;
}
