import { journalRetention, journalSentences } from '@barnum/rules/access/journal/journal';
import { Select } from 'antd';
import { useMutation } from 'urql';
import { useToasts } from '../../components/toasts.tsx';
import { useRead } from '../../components/use-read.ts';
import styles from './journal.module.css';
import { journalYearsQuery, updateJournalYearsMutation } from './journal.ts';

const { minYears, maxYears } = journalRetention;
const choices = Array.from({ length: maxYears - minYears + 1 }, (_, index) => minYears + index);
const none = {};

/** For how long the journal is kept. */
export function JournalYears() {
  const toasts = useToasts();
  const { data, reload } = useRead(journalYearsQuery, none);
  const [{ fetching }, update] = useMutation(updateJournalYearsMutation);
  if (!data) return null;

  async function choose(annees: number) {
    const isShorter = annees < (data?.journalYears ?? annees);
    if (isShorter && !window.confirm(`Effacer définitivement ce qui a plus de ${inYears(annees)}\u00a0?`)) return;
    const { error } = await update({ annees });
    if (error) toasts.error(journalSentences.notSaved);
    else {
      toasts.success(journalSentences.saved);
      reload();
    }
  }

  return (
    <p className={styles.row}>
      <label htmlFor="journal-duree">Le journal est gardé</label>
      <Select
        id="journal-duree"
        value={data.journalYears}
        loading={fetching}
        popupMatchSelectWidth={false}
        options={choices.map((value) => ({ value, label: inYears(value) }))}
        onChange={(annees) => void choose(annees)}
      />
    </p>
  );
}

function inYears(count: number): string {
  return count === 1 ? '1\u00a0an' : `${count}\u00a0ans`;
}
