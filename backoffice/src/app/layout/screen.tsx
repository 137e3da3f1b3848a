import type { Capability } from '@barnum/rules/access/team/rights';
import { paths } from '@barnum/rules/paths';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { ButtonLink } from '../../components/button-link.tsx';
import styles from '../../components/full-page.module.css';
import { Page } from '../../components/page.tsx';
import { Placeholder } from '../../components/placeholder.tsx';
import { capabilityFor, firstScreen } from '../session/screen-rights.ts';

/** The screen of the address, where the table of rights opens it. */
export function Screen({ capabilities }: { capabilities: readonly Capability[] }) {
  const { pathname } = useLocation();
  if (capabilities.includes(capabilityFor(pathname))) return <Outlet />;
  const first = firstScreen(capabilities);
  if (pathname.replace(/\/+$/, '') === paths.admin) return <Navigate to={first} replace />;
  return (
    <Page title="Accès réservé">
      <div className={styles.inLayout}>
        <Placeholder
          role="alert"
          title="Vous n’avez pas accès à cette page"
          action={<ButtonLink to={first}>Revenir à mes écrans</ButtonLink>}
        >
          Si vous en avez besoin, demandez à un gérant de changer vos droits.
        </Placeholder>
      </div>
    </Page>
  );
}
