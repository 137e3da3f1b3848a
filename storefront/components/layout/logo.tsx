import { paths } from '@barnum/rules/paths';
import { classNames } from '../../lib/class-names.ts';
import styles from './logo.module.css';

interface Props {
  name: string;
  /** Address of the shop's own logo; empty without one. */
  logo: string;
}

/** Characters beyond which a name is set smaller, on several lines. */
const longName = 20;

/** The shop's own logo, beside it the name where there is room, else a small marquee and the name; a link to the home page. */
export function Logo({ name, logo }: Props) {
  if (logo !== '') {
    return (
      <a href={paths.home} className={styles.logo}>
        <img src={logo} alt="" className={styles.picture} />
        <span className={classNames(styles.name, styles.long, styles.beside)}>{name}</span>
      </a>
    );
  }
  return (
    <a href={paths.home} className={styles.logo}>
      <svg viewBox="0 0 40 36" className={styles.mark} aria-hidden="true">
        <path d="M20 5v-4l6 2-6 2" className={styles.flag} />
        <path d="M20 5 3 17h34z" className={styles.roof} />
        <path
          d="M3 17h34v2.5a4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0 4.25 4.25 0 0 1-8.5 0z"
          className={styles.valance}
        />
        <path d="M6 23v12M34 23v12" className={styles.pole} />
      </svg>
      <span className={classNames(styles.name, name.length > longName && styles.long)}>{name}</span>
    </a>
  );
}
