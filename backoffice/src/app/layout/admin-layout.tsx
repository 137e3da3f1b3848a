import { ProLayout } from '@ant-design/pro-components';
import type { TeamMember } from '@barnum/rules/access/auth/auth';
import { lazy, useEffect, useMemo, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { OnDemand } from '../../components/on-demand.tsx';
import { TabCountContext } from '../../components/page.tsx';
import { useShortcuts } from '../../components/shortcuts/use-shortcuts.ts';
import { WaitingForNext } from '../../components/waiting.tsx';
import { useShop } from '../../lib/shop.ts';
import { ShopMark } from '../../lib/shop-mark.tsx';
import { useIsPhone } from '../../lib/use-is-phone.ts';
import { useArrivals } from '../../requests/reservation-requests/arrivals/arrivals.tsx';
import { PaletteEntry } from '../palette/palette-entry.tsx';
import { firstScreen } from '../session/screen-rights.ts';
import { type Tokens, tokensOf } from '../theme.ts';
import { Account } from './account.tsx';
import styles from './admin-layout.module.css';
import { Navigation } from './navigation.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { PhoneHeader } from './phone-header.tsx';
import { Screen } from './screen.tsx';

const Palette = lazy(async () => ({ default: (await import('../palette/palette.tsx')).Palette }));

/** The layout of the admin screens: a sidebar, narrow on a tablet; on a phone a bar and a drawer. */
export function AdminLayout({ user: { email, capabilities } }: { user: TeamMember }) {
  const { name: shopName, colours } = useShop();
  const [isCollapsed, setIsCollapsed] = useState(startsNarrow);
  const isPhone = useIsPhone();
  const [isSearching, setIsSearching] = useState(false);
  const search = () => setIsSearching(true);
  useShortcuts([{ keys: 'mod+k', label: 'Chercher partout', run: search }]);
  const { ids: arrived } = useArrivals();
  const content = useFocusAfterNavigation();

  return (
    <>
      <a className={styles.skip} href="#content">
        Aller au contenu
      </a>
      <WaitingForNext />
      <ProLayout
        layout="side"
        siderWidth={232}
        token={useMemo(() => layoutTokensOf(tokensOf(colours)), [colours])}
        collapsed={isCollapsed}
        onCollapse={setIsCollapsed}
        collapsedButtonRender={false}
        headerRender={({ isMobile }) => isMobile && <PhoneHeader onSearch={search} />}
        menuHeaderRender={(_logo, _title, props) => (
          <Link
            ref={nameDrawer}
            to={firstScreen(capabilities)}
            className={styles.house}
            aria-label={[shopName, 'accueil de l’administration'].filter(Boolean).join(', ')}
          >
            <ShopMark
              className={styles.mark}
              nameClass={styles.name}
              logoClass={styles.logo}
              isNarrow={props?.collapsed === true}
            />
          </Link>
        )}
        menuContentRender={({ collapsed, isMobile }) => (
          <>
            {!isMobile && <PaletteEntry isNarrow={collapsed === true} onOpen={search} />}
            <Navigation isNarrow={collapsed === true} onNavigate={() => isMobile && setIsCollapsed(true)} />
          </>
        )}
        menuFooterRender={(props) => <Account email={email} isNarrow={props?.collapsed === true} />}
        contentStyle={{ padding: 0 }}
      >
        <div id="content" className={styles.content} ref={content} tabIndex={-1}>
          <TabCountContext.Provider value={arrived.length}>
            <Screen capabilities={capabilities} />
          </TabCountContext.Provider>
        </div>
      </ProLayout>
      <OnDemand isOpen={isSearching}>
        {(isOpen) => <Palette isOpen={isOpen} onClose={() => setIsSearching(false)} />}
      </OnDemand>
      {isPhone && <PhoneBar isOpen={!isCollapsed} onOpen={() => setIsCollapsed(false)} />}
    </>
  );
}

/** The content takes the focus when what had it went with the former screen; on the first screen nothing has it. */
function useFocusAfterNavigation() {
  const { pathname } = useLocation();
  const content = useRef<HTMLDivElement>(null);
  const focusedPath = useRef(pathname);
  useEffect(() => {
    if (focusedPath.current !== pathname && document.activeElement === document.body) {
      content.current?.focus({ preventScroll: true });
    }
    focusedPath.current = pathname;
  }, [pathname]);
  return content;
}

// Otherwise ProLayout would first show the sidebar open for an instant.
const startsNarrow = () => window.matchMedia('(max-width: 991px)').matches;

// ProLayout has no property for the drawer's accessible name.
function nameDrawer(inside: HTMLElement | null): void {
  inside?.closest('[role="dialog"]')?.setAttribute('aria-label', 'Menu');
}

function layoutTokensOf({ canvas, seaDeep, sea }: Tokens) {
  return {
    bgLayout: canvas,
    sider: { colorMenuBackground: seaDeep, colorMenuItemDivider: sea },
    header: { heightLayoutHeader: 56 },
  };
}
