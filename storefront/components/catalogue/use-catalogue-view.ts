import { useEffect, useState } from 'react';
import { type CatalogueView, readView, wholeCatalogue, withView } from '../../lib/catalogue-view.ts';

/** How the visitor looks at the catalogue, mirrored in the address. Pages are cached: the address is read here. */
export function useCatalogueView() {
  const [view, setView] = useState(wholeCatalogue);
  useEffect(() => setView(readView(window.location.search)), []);

  function change(changes: Partial<CatalogueView>): void {
    const url = withView(window.location.href, { ...view, ...changes });
    setView(readView(url.search));
    window.history.replaceState(null, '', url);
  }

  return { view, change };
}
