import { paths } from '@barnum/rules/paths';
import { useLocation } from 'react-router-dom';
import { BackLink } from '../../components/back-link.tsx';

/** The link back to the list, with the search, order and page it had. */
export function BackToArticles() {
  const { state } = useLocation();
  const list = (state as { list?: unknown } | null)?.list;
  const search = typeof list === 'string' ? list : '';
  return <BackLink to={{ pathname: paths.adminArticles, search }}>Retour aux articles</BackLink>;
}
