import { journalPeriods } from '@barnum/rules/access/journal/journal';
import { journalKinds } from '@barnum/rules/access/journal/journaled-tables';
import { Select } from 'antd';
import { Filters } from '../../components/list/filters.tsx';
import { PeriodFilter } from '../../components/list/period-filter.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { matchesSearch } from '../../lib/matches-search.ts';
import styles from './journal.module.css';

const kinds = Object.entries(journalKinds)
  .map(([value, label]) => ({ value, label }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'fr'));

/** Narrows the journal by person, kind of record and period; stored in the address. */
export function JournalFilters({ authors }: { authors: readonly string[] }) {
  const { read, change } = useListAddress();
  return (
    <Filters>
      <Select
        aria-label="Personne"
        className={styles.select ?? ''}
        value={read('auteur')}
        onChange={(auteur) => change({ auteur })}
        options={[{ value: '', label: 'Toutes les personnes' }, ...authors.map((value) => ({ value, label: value }))]}
      />
      <Select
        aria-label="Fiche"
        showSearch
        filterOption={matchesSearch}
        className={styles.select ?? ''}
        value={read('fiche')}
        onChange={(fiche) => change({ fiche, numero: null })}
        options={[{ value: '', label: 'Toutes les fiches' }, ...kinds]}
      />
      <PeriodFilter periods={journalPeriods} />
    </Filters>
  );
}
