import { InboxOutlined, LogoutOutlined } from '@ant-design/icons';
import { ProLayout } from '@ant-design/pro-components';
import { paths } from '@barnum/rules/paths';
import { Button } from 'antd';
import { Suspense } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { Mark } from '../lib/mark.tsx';
import styles from './admin-layout.module.css';
import { session } from './session.ts';
import { tokens } from './theme.ts';

const menu = { path: paths.admin, routes: [{ path: paths.adminRequests, name: 'Demandes', icon: <InboxOutlined /> }] };

/** Sidebar, a drawer on a phone, around the admin screens. */
export function AdminLayout({ email }: { email: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <a className={styles.skip} href="#content">
        Aller au contenu
      </a>
      <ProLayout
        title="Barnum"
        logo={<Mark className={styles.mark} />}
        layout="side"
        siderWidth={232}
        collapsedButtonRender={false}
        token={layoutTokens}
        route={menu}
        location={{ pathname: pathname === paths.admin ? paths.adminRequests : pathname }}
        menuHeaderRender={(logo, title) => (
          <Link to={paths.adminRequests} className={styles.house}>
            {logo}
            {title}
          </Link>
        )}
        menuItemRender={(item, label) => <Link to={item.path ?? paths.admin}>{label}</Link>}
        menuFooterRender={() => <SignedIn email={email} />}
        contentStyle={{ padding: 0 }}
      >
        <div id="content" tabIndex={-1}>
          <Suspense>
            <Outlet />
          </Suspense>
        </div>
      </ProLayout>
    </>
  );
}

function SignedIn({ email }: { email: string }) {
  return (
    <div className={styles.account}>
      <p className={styles.email} title={email}>
        {email}
      </p>
      <Button block icon={<LogoutOutlined aria-hidden />} onClick={() => session.end('sign-out')}>
        Déconnexion
      </Button>
    </div>
  );
}

const layoutTokens = {
  bgLayout: tokens.canvas,
  sider: {
    colorMenuBackground: tokens.seaDeep,
    colorTextMenu: '#d7e6e4',
    colorTextMenuSelected: '#ffffff',
    colorTextMenuItemHover: '#ffffff',
    colorTextMenuActive: '#ffffff',
    colorBgMenuItemSelected: tokens.sea,
    colorBgMenuItemHover: tokens.sea,
    colorTextMenuTitle: '#ffffff',
    colorMenuItemDivider: tokens.sea,
  },
  header: { colorBgHeader: '#ffffff', colorHeaderTitle: tokens.ink },
};
