import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { ArticleSetsTab } from '../../features/article-sets/article-sets-tab.tsx';
import { ArticlesTab } from '../../features/articles/list/articles-tab.tsx';
import { CategoriesTab } from '../../features/categories/categories-tab.tsx';

/** Articles and categories (spec section 2), and sets of articles, in tabs. */
export function ArticlesScreen() {
  return (
    <Page title="Gestion des Articles">
      <Tabs
        label="Articles, catégories et ensembles"
        tabs={[
          { key: 'articles', label: 'Articles', content: <ArticlesTab /> },
          { key: 'categories', label: 'Catégories', content: <CategoriesTab /> },
          { key: 'ensembles', label: 'Ensembles', content: <ArticleSetsTab /> },
        ]}
      />
    </Page>
  );
}
