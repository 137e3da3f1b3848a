import { paths } from '@barnum/rules/paths';
import { phoneLink } from '@barnum/rules/text/telephones';
import type { Company } from '../../lib/company/company.ts';
import { Container } from '../ui/container.tsx';
import { Calendar, Grid, House, Phone } from '../ui/icons.tsx';
import styles from './header.module.css';
import { Logo } from './logo.tsx';
import { destinations, isCurrent } from './navigation.ts';
import { RequestLink } from './request-link.tsx';

const icons = { house: House, grid: Grid, calendar: Calendar } as const;

/**
 * The bar at the top. On a phone the navigation is a second bar at the bottom, in which the telephone has the place of
 * the link to the request's page: « Ma demande » leads there.
 */
export function Header({ company: { name, logo, telephone }, path }: { company: Company; path: string }) {
  const phone = phoneLink(telephone);
  return (
    <header className={styles.header}>
      <Container className={styles.bar}>
        <Logo name={name} logo={logo} />
        <nav className={styles.nav} aria-label="Navigation principale">
          <ul className={styles.destinations}>
            {destinations.map(({ label, href, icon }) => {
              const Icon = icons[icon];
              return (
                <li key={href} className={href === paths.reservation ? styles.notOnPhone : undefined}>
                  <a href={href} className={styles.link} aria-current={isCurrent(href, path) ? 'page' : undefined}>
                    <Icon className={styles.icon} />
                    {label}
                  </a>
                </li>
              );
            })}
            <li>
              <RequestLink isCurrent={path === paths.reservation} />
            </li>
            {phone && (
              <li className={styles.onPhone}>
                <a href={phone} className={styles.link}>
                  <Phone className={styles.icon} />
                  Appeler
                </a>
              </li>
            )}
          </ul>
        </nav>
      </Container>
    </header>
  );
}
