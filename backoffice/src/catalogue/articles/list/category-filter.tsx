import { readCategory } from '@barnum/rules/catalogue/articles/article-list';
import { uncategorised } from '@barnum/rules/paths';
import { formatNumber } from '@barnum/rules/text/numbers';
import { useQuery } from 'urql';
import { SelectFilter } from '../../../components/list/select-filter.tsx';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { articleCategoriesQuery } from './article-list.ts';

/** Filters the list by one category, or to the articles without one. */
export function CategoryFilter() {
  const { read } = useListAddress();
  const [{ data }] = useQuery({ query: articleCategoriesQuery });
  const chosen = readCategory(read('categorie'));
  const categories = (data?.categories ?? []).map(({ id, nom, articleCount }) => ({
    value: String(id),
    label: `${nom} (${formatNumber(articleCount)})`,
  }));
  return (
    <SelectFilter
      label="Catégorie"
      name="categorie"
      all="Toutes les catégories"
      // Until the categories are loaded, the chosen one has no label.
      isLoading={!data}
      value={chosen === null || !data ? '' : String(chosen)}
      options={[...categories, { value: String(uncategorised.id), label: uncategorised.nom }]}
    />
  );
}
