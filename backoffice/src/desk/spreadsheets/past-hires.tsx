import { pastHireSentences } from '@barnum/rules/money/past-hires/past-hires';
import { outcomeOf } from '@barnum/rules/outcome';
import { Alert, Button } from 'antd';
import { useClient } from 'urql';
import { useAsk } from '../../components/questions.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useBusy } from '../../components/use-busy.ts';
import { useRead } from '../../components/use-read.ts';
import styles from './imports.module.css';
import { SheetExport } from './sheet-export.tsx';
import { deletePastHiresMutation, importTypes, pastHireCountQuery } from './sheet-imports.ts';

const context = { additionalTypenames: importTypes };

/** What the hires that came in are for, how many there are, and their way out; `token` is the session's. */
export function PastHires({ token }: { token: string | null }) {
  const client = useClient();
  const ask = useAsk();
  const toasts = useToasts();
  const { busy, refusal, run } = useBusy();
  const count = useRead(pastHireCountQuery, {}, context).data?.pastHireCount ?? 0;

  async function remove() {
    const { deleteTitle: title, deleteDetail: detail } = pastHireSentences;
    if (!(await ask({ title, detail, agree: 'Supprimer' }))) return;
    const done = await run('delete', async () =>
      outcomeOf(await client.mutation(deletePastHiresMutation, {}, context)),
    );
    if (done) toasts.success(pastHireSentences.deleted);
  }

  return (
    <section className={styles.import} aria-label="Locations reprises">
      <p className={styles.about}>{pastHireSentences.about}</p>
      {count > 0 && (
        <div className={styles.buttons}>
          <strong>{pastHireSentences.count(count)}</strong>
          <SheetExport keys={['pastHires']} token={token} />
          <Button danger loading={busy === 'delete'} onClick={() => void remove()}>
            {pastHireSentences.delete}
          </Button>
        </div>
      )}
      <div role="alert">{refusal && <Alert type="error" showIcon message={refusal} />}</div>
    </section>
  );
}
