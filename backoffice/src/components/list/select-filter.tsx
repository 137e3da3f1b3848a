import { Select } from 'antd';
import { matchesSearch } from '../../lib/matches-search.ts';
import styles from './select-filter.module.css';
import { useListAddress } from './use-list-address.ts';

interface Props {
  /** For screen readers. */
  label: string;
  /** Its name in the address. */
  name: string;
  /** What it says when it filters nothing. */
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  /** The options are not there yet. */
  isLoading?: boolean;
  /** Found by typing, where there are many. */
  isSearched?: boolean;
}

/** Filters the screen's list by one of some values, through the address. */
export function SelectFilter({ label, name, all, value, options, isLoading = false, isSearched = false }: Props) {
  const { change } = useListAddress();
  return (
    <Select
      className={styles.filter ?? ''}
      aria-label={label}
      loading={isLoading}
      value={value}
      onChange={(chosen) => change({ [name]: chosen })}
      options={[{ value: '', label: all }, ...options]}
      popupMatchSelectWidth={false}
      {...(isSearched && { showSearch: true, filterOption: matchesSearch })}
    />
  );
}
