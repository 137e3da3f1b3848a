import { ArrowLeftOutlined } from '@ant-design/icons';
import { unbroken } from '@barnum/rules/text/french';
import { Link } from 'react-router-dom';
import styles from './back-link.module.css';

/** The way back to the screen above. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link className={styles.back ?? ''} to={to}>
      <ArrowLeftOutlined aria-hidden /> {unbroken(children)}
    </Link>
  );
}
