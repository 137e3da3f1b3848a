import { paths } from '@barnum/rules/paths';
import { useRequestDraft } from '../../lib/request-draft/request-draft.ts';
import { Container } from '../ui/container.tsx';
import { Basket, Calendar, Grid, House } from '../ui/icons.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { destinations, isCurrent } from './navigation.ts';

const icons = { house: House, grid: Grid, calendar: Calendar } as const;

/** The bar at the top; on a phone the navigation is a second bar at the bottom. */
export function Header({ name, logo, path }: { name: string; logo: string; path: string }) {
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Logo name={name} logo={logo} />
        <nav className={styles.nav} aria-label="Navigation principale">
          <ul className={styles.destinations}>
            {destinations.map(({ label, href, icon }) => {
              const Icon = icons[icon];
              return (
                <li key={href}>
                  <a href={href} className={styles.link} aria-current={isCurrent(href, path) ? 'page' : undefined}>
                    <Icon className={styles.icon} />
                    {label}
                  </a>
                </li>
              );
            })}
            <li>
              <RequestLink />
            </li>
          </ul>
        </nav>
      </Container>
    </header>
  );
}

function RequestLink() {
  const count = useRequestDraft().items.length;
  return (
    <a href={paths.reservation} className={styles.request}>
      <Basket className={styles.icon} />
      <span>
        Ma demande <span className={styles.count}>({count})</span>
      </span>
      <span className="visually-hidden">{count > 1 ? ' articles choisis' : ' article choisi'}</span>
    </a>
  );
}
