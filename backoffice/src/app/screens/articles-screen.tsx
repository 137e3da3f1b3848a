import { paths } from '@barnum/rules/paths';
import { useSearchParams } from 'react-router-dom';
import { ArticleSetsTab } from '../../catalogue/article-sets/article-sets-tab.tsx';
import { ArticlesTab } from '../../catalogue/articles/list/articles-tab.tsx';
import { CategoriesTab } from '../../catalogue/categories/categories-tab.tsx';
import { PiecesTab } from '../../catalogue/pieces/pieces-tab.tsx';
import { ArticlesMenu } from '../../catalogue/price-lists/articles-menu.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Page } from '../../components/page.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { useMarking } from '../../components/use-marking.ts';
import { useShopSettings } from '../../components/use-shop-settings.ts';
import { SheetExport } from '../../desk/spreadsheets/sheet-export.tsx';
import { useSession } from '../session/session.ts';

/** Articles and categories (spec section 2), sets of articles, and marked pieces, in tabs. */
export function ArticlesScreen() {
  const [parameters] = useSearchParams();
  // Until it is known, the address does: the tab that it opens stays open.
  const isMarking = useMarking() ?? parameters.get('onglet') === 'pieces';
  const { packs } = useShopSettings();
  const { token } = useSession();
  const isOfCategories = parameters.get('onglet') === 'categories';
  return (
    <Page
      title="Gestion des Articles"
      actions={
        <>
          <ButtonLink to={paths.adminImports('articles')}>Importer</ButtonLink>
          <SheetExport keys={isOfCategories ? ['categories'] : ['articles', 'prices']} token={token} />
          <ArticlesMenu />
        </>
      }
    >
      <Tabs
        label="Articles, catégories et ensembles"
        tabs={[
          { key: 'articles', label: 'Articles', content: <ArticlesTab /> },
          { key: 'categories', label: 'Catégories', content: <CategoriesTab /> },
          ...(packs || parameters.get('onglet') === 'ensembles'
            ? [{ key: 'ensembles', label: 'Ensembles', content: <ArticleSetsTab /> }]
            : []),
          ...(isMarking ? [{ key: 'pieces', label: 'Pièces', content: <PiecesTab /> }] : []),
        ]}
      />
    </Page>
  );
}
