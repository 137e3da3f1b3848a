import { uncategorised } from '@barnum/rules/paths';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Select } from 'antd';
import { useQuery } from 'urql';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { articleCategoriesQuery, readCategory } from './article-list.ts';

/** Filters the list by one category, or to the articles without one. */
export function CategoryFilter({ className }: { className: string | undefined }) {
  const { read, change } = useListAddress();
  const [{ data }] = useQuery({ query: articleCategoriesQuery });
  const chosen = readCategory(read('categorie'));
  const categories = (data?.categories ?? []).map(({ id, nom, articleCount }) => ({
    value: String(id),
    label: `${nom} (${formatNumber(articleCount)})`,
  }));

  return (
    <Select
      className={className ?? ''}
      aria-label="Catégorie"
      // Until the categories are loaded, the chosen one has no label.
      loading={!data}
      value={chosen === null || !data ? '' : String(chosen)}
      onChange={(categorie) => change({ categorie })}
      options={[
        { value: '', label: 'Toutes les catégories' },
        ...categories,
        { value: String(uncategorised.id), label: uncategorised.nom },
      ]}
      popupMatchSelectWidth={false}
    />
  );
}
