import { ArrowLeftOutlined } from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { Link, useLocation } from 'react-router-dom';
import styles from './request-page.module.css';

/** The link back to the list, with its search, filters, order and page, which the address of a request carries. */
export function BackToRequests() {
  const { search } = useLocation();
  return (
    <Link className={styles.back} to={`${paths.adminRequests}${search}`}>
      <ArrowLeftOutlined aria-hidden /> Retour aux demandes
    </Link>
  );
}
