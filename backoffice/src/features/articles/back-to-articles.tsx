import { ArrowLeftOutlined } from '@ant-design/icons';
import { paths } from '@barnum/rules/paths';
import { Link, useLocation } from 'react-router-dom';
import styles from './details/article-page.module.css';

/** The way back to the list, as it was searched, sorted and turned when the article was opened from it. */
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
