import { ArrowLeftOutlined } from '@ant-design/icons';
import { unbroken } from '@barnum/rules/text/french';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './back-link.module.css';

/** The way back to the screen above. */
export function BackLink({ children, ...way }: Pick<LinkProps, 'to' | 'state'> & { children: string }) {
  return (
    <Link className={styles.back ?? ''} {...way}>
      <ArrowLeftOutlined aria-hidden /> {unbroken(children)}
    </Link>
  );
}
