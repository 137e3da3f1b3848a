import { DownloadOutlined } from '@ant-design/icons';
import { journalCsvName, journalPeriods, journalSentences } from '@barnum/rules/access/journal/journal';
import { isRentalDay } from '@barnum/rules/dates/days';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { journalCsvPath } from '@barnum/rules/paths';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Button } from 'antd';
import { useRef } from 'react';
import { CardSkeletons } from '../../components/card-skeletons.tsx';
import { CountLine } from '../../components/list/count-line.tsx';
import { ListPages, pageSize } from '../../components/list/list-pages.tsx';
import { ListStates } from '../../components/list/list-states.tsx';
import { SearchField } from '../../components/list/search-field.tsx';
import { useListAddress } from '../../components/list/use-list-address.ts';
import { Placeholder } from '../../components/placeholder.tsx';
import { useFileDownload } from '../../components/use-file-download.ts';
import { useRead } from '../../components/use-read.ts';
import styles from './journal.module.css';
import { journalQuery } from './journal.ts';
import { JournalEntryCard } from './journal-entry.tsx';
import { JournalFilters } from './journal-filters.tsx';
import { JournalYears } from './journal-years.tsx';

/** Any change of anything is in it. */
const fresh = { requestPolicy: 'cache-and-network' } as const;

/** Who wrote what, when: the newest first. */
export function JournalTab({ token }: { token: string | null }) {
  const { page, read } = useListAddress();
  const period = journalPeriods.find(({ key }) => key === read('periode'))?.days(todayInParis());
  const dayOf = (name: 'du' | 'au') => (isRentalDay(read(name)) ? read(name) : null);
  const { du, au } = period ?? { du: dayOf('du'), au: dayOf('au') };
  const filter = {
    search: read('q'),
    auteur: read('auteur'),
    recordKind: read('fiche'),
    recordId: read('numero'),
    du,
    au,
  };
  const { data, ...reading } = useRead(journalQuery, { page, pageSize, ...filter }, fresh);
  const list = { ...reading, items: data?.journal.items, totalCount: data?.journal.totalCount };
  const count = useRef<HTMLParagraphElement>(null);
  const total = list.totalCount;

  return (
    <div className={styles.tab}>
      <div className={styles.row}>
        <SearchField label="Rechercher dans le journal" placeholder="Numéro de fiche, texte d’avant ou d’après" />
        <JournalCsv filter={filter} token={token} />
      </div>
      <JournalFilters authors={data?.journalAuthors ?? []} />
      <CountLine
        ref={count}
        text={total === undefined ? undefined : `${formatNumber(total)} ${total > 1 ? 'actions' : 'action'}`}
      />
      <ListStates
        list={list}
        failure={journalSentences.loadFailed}
        skeleton={<CardSkeletons sentence="Chargement du journal…" height={72} className={undefined} />}
        empty={<Placeholder title="Aucune action ici">Changez la recherche ou les filtres.</Placeholder>}
      >
        {(entries) => (
          <ul className={styles.entries} aria-label="Journal">
            {entries.map((entry) => (
              <JournalEntryCard key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </ListStates>
      <ListPages list={list} top={count} />
      <JournalYears />
    </div>
  );
}

function JournalCsv({ filter, token }: { filter: Record<string, string | null>; token: string | null }) {
  const { received, save } = useFileDownload(token, journalSentences.csvFailed);
  const narrowed = Object.entries(filter).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const path = `${journalCsvPath}?${new URLSearchParams(narrowed)}`;
  return (
    <Button
      icon={<DownloadOutlined aria-hidden />}
      loading={received !== null}
      onClick={() => void save(path, journalCsvName)}
    >
      Journal (CSV)
    </Button>
  );
}
