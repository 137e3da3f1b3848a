import { ArrowLeftOutlined } from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { Link, useLocation } from 'react-router-dom';
import styles from './details/article-page.module.css';

/** The link back to the list, with the search, order and page it had. */
export function BackToArticles() {
  const { state } = useLocation();
  const list = (state as { list?: unknown } | null)?.list;
  const search = typeof list === 'string' ? list : '';
  return (
    <Link className={styles.back} to={{ pathname: paths.adminArticles, search }}>
      <ArrowLeftOutlined aria-hidden /> Retour aux articles
    </Link>
  );
}
