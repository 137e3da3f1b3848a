import { ArrowLeftOutlined } from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { Link, type NavigateOptions, useLocation } from 'react-router-dom';
import styles from './request-page.module.css';

/** Where the list stands from which a request was opened, as `navigate` takes it: it returns to that request. */
export function listOf(id: number, search: string): [string, NavigateOptions] {
  return [`${paths.adminRequests}${search}`, { state: { request: id } }];
}

/** The link back to the list, with its search, filters, order and page, which the address of a request carries. */
export function BackToRequests({ id }: { id: number }) {
  const { search } = useLocation();
  const [to, { state }] = listOf(id, search);
  return (
    <Link className={styles.back} to={to} state={state}>
      <ArrowLeftOutlined aria-hidden /> Retour aux demandes
    </Link>
  );
}
