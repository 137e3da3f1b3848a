import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { ArticlesTab } from '../../features/articles/list/articles-tab.tsx';
import { CategoriesTab } from '../../features/categories/categories-tab.tsx';

/** Articles and categories, in two tabs (spec section 2). */
export function ArticlesScreen() {
  return (
    <Page title="Gestion des Articles">
      <Tabs
        label="Articles et catégories"
        tabs={[
          { key: 'articles', label: 'Articles', content: <ArticlesTab /> },
          { key: 'categories', label: 'Catégories', content: <CategoriesTab /> },
        ]}
      />
    </Page>
  );
}
