import { articleStateLabels, articleStates } from '@barnum/rules/articles/article-states';
import { Select } from 'antd';
import { useListAddress } from '../../../components/list/use-list-address.ts';
import { readArticleState } from './article-list.ts';

const options = [
  { value: '', label: 'Tous les états' },
  ...articleStates.map((state) => ({ value: state, label: articleStateLabels[state] })),
];

/** Filters the list by who finds an article. */
export function StateFilter({ className }: { className: string | undefined }) {
  const { read, change } = useListAddress();
  return (
    <Select
      className={className ?? ''}
      aria-label="État"
      value={readArticleState(read('etat')) ?? ''}
      onChange={(etat) => change({ etat })}
      options={options}
      popupMatchSelectWidth={false}
    />
  );
}
