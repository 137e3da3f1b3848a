import { paths } from '@barnum/rules/paths';
import { useEffect, useState } from 'react';
import { useDrawerView } from '../../../lib/request-drawer.ts';
import type { RequestDrawer } from './request-drawer.tsx';

/** Loads the drawer when it is first asked for, and keeps it for the page. */
export function RequestDrawerHost() {
  const view = useDrawerView();
  const [Drawer, setDrawer] = useState<typeof RequestDrawer | null>(null);

  useEffect(() => {
    if (view === null || Drawer) return;
    import('./request-drawer.tsx')
      .then(({ RequestDrawer }) => setDrawer(() => RequestDrawer))
      // Who asked for the list gets its page; an addition shows in the header.
      .catch(() => view === 'list' && window.location.assign(paths.reservation));
  }, [view, Drawer]);

  return Drawer && view && <Drawer view={view} />;
}
