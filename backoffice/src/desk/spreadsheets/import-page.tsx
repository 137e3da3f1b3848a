import { type ImportKindKey, importKinds, recordsInWords } from '@barnum/rules/desk/spreadsheets/import-kinds';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { formatNumber } from '@barnum/rules/text/numbers';
import { Alert, Button, Select, Skeleton } from 'antd';
import { useId, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useClient } from 'urql';
import { BackLink } from '../../components/back-link.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { Page } from '../../components/page.tsx';
import { QueryFailure } from '../../components/query-failure.tsx';
import { useAsk } from '../../components/questions.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useRead } from '../../components/use-read.ts';
import { ImportColumns } from './import-columns.tsx';
import { ImportPictures } from './import-pictures.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportRows, type Kind, kindLabels } from './import-rows.tsx';
import styles from './imports.module.css';
import {
  addPicturesMutation,
  applySheetImportMutation,
  choicesOf,
  chooseSheetMutation,
  type ImportChoices,
  type ImportPreview,
  importScreens,
  importTypes,
  type SheetImport,
  sheetImportQuery,
  undoSheetImportMutation,
  updateSheetImportMutation,
} from './sheet-imports.ts';
import { useImportAct } from './use-import-act.ts';

const context = { additionalTypenames: importTypes };

/** A table of this kind: what it would change, and once it came in what it did. */
export function ImportPage({ kind: of }: { kind: ImportKindKey }) {
  const id = Number(useParams().id);
  const [kind, setKind] = useState<Kind | null>(null);
  const [page, setPage] = useState(1);
  const reading = useRead(sheetImportQuery, { id, kind, page }, context);
  const found = reading.data?.sheetImport;
  const choose = (next: Kind | null) => {
    setKind(next);
    setPage(1);
  };
  return (
    <Page
      title={found?.fileName ?? `Importer des ${importKinds[of].many}`}
      back={<BackLink to={paths.adminImports(of)}>{`Importer des ${importKinds[of].many}`}</BackLink>}
    >
      {reading.hasFailed && !found && (
        <QueryFailure
          failure={reading.isMissing ? importSentences.notFound : importSentences.loadFailed}
          reading={reading}
        />
      )}
      {!reading.hasFailed && !found && <Skeleton active paragraph={{ rows: 6 }} />}
      {found?.preview && (
        <Draft draft={found} preview={found.preview} reload={reading.reload} {...{ kind, choose, page, setPage }} />
      )}
      {found?.report && <Done key={found.state} done={found} report={found.report} reload={reading.reload} />}
    </Page>
  );
}

interface DraftProps {
  draft: SheetImport;
  preview: ImportPreview;
  reload: () => void;
  kind: Kind | null;
  choose: (kind: Kind | null) => void;
  page: number;
  setPage: (page: number) => void;
}

function Draft({ draft, preview, reload, kind, choose, page, setPage }: DraftProps) {
  const client = useClient();
  const toasts = useToasts();
  const { busy, refusal, goesOn, act } = useImportAct(reload);
  const sheetId = useId();
  const { counts, questions, newCategories, notes, signature, rows } = preview;
  const taken = counts.nouveau + counts.modifie;
  const isRateAsked =
    questions.includes(importSentences.whichRate) || questions.includes(importSentences.whichHireRate);
  const needsRate = isRateAsked || draft.rate !== null;

  async function change(changed: Partial<ImportChoices>) {
    const variables = { id: draft.id, input: { ...choicesOf(draft), ...changed }, updatedAt: draft.updatedAt };
    await act('change', async () => outcomeOf(await client.mutation(updateSheetImportMutation, variables, context)));
  }

  async function chooseSheet(sheet: number) {
    const variables = { id: draft.id, sheet, updatedAt: draft.updatedAt };
    await act('change', async () => outcomeOf(await client.mutation(chooseSheetMutation, variables, context)));
  }

  async function addPictures(file: File) {
    const variables = { id: draft.id, file };
    await act('pictures', async () => outcomeOf(await client.mutation(addPicturesMutation, variables, context)));
  }

  async function apply() {
    const done = await act('apply', async () =>
      outcomeOf(await client.mutation(applySheetImportMutation, { id: draft.id, signature }, context)),
    );
    if (done) toasts.success(importSentences.done);
  }

  const kinds = (Object.keys(kindLabels) as Kind[]).filter((one) => counts[one] > 0);
  return (
    <div className={styles.import}>
      {draft.sheets.length > 1 && (
        <div>
          <label htmlFor={sheetId}>Feuille à lire</label>{' '}
          <Select
            id={sheetId}
            value={draft.sheet}
            disabled={busy !== null}
            options={draft.sheets.map((label, value) => ({ value, label }))}
            popupMatchSelectWidth={false}
            onChange={(chosen) => void chooseSheet(chosen)}
          />
        </div>
      )}
      {draft.notes.map((note) => (
        <p key={note} className={styles.about}>
          {note}
        </p>
      ))}
      <ImportColumns
        draft={draft}
        needsRate={needsRate}
        isBusy={busy !== null}
        onChange={(changed) => void change(changed)}
      />
      {draft.kind === 'articles' && (
        <ImportPictures count={draft.pictureCount} busy={busy} onAdd={(file) => void addPictures(file)} />
      )}
      {questions.length > 0 && <Alert type="warning" showIcon message={questions.join(' ')} />}
      {notes.map((note) => (
        <p key={note} className={styles.about}>
          {note}
        </p>
      ))}
      {newCategories.length > 0 && <p>Catégories à créer : {newCategories.join(', ')}.</p>}
      <fieldset className={styles.kinds} aria-label="Lignes à montrer">
        <Button aria-pressed={kind === null} onClick={() => choose(null)}>
          Toutes
        </Button>
        {kinds.map((one) => (
          <Button key={one} aria-pressed={kind === one} onClick={() => choose(one)}>
            {kindLabels[one]} : {formatNumber(counts[one])}
          </Button>
        ))}
      </fieldset>
      <ImportRows draft={draft} rows={rows.items} isBusy={busy !== null} onChange={(changed) => void change(changed)} />
      {rows.totalCount > 20 && (
        <nav className={styles.buttons} aria-label="Pages des lignes">
          <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
            Précédentes
          </Button>
          <Button disabled={page * 20 >= rows.totalCount} onClick={() => setPage(page + 1)}>
            Suivantes
          </Button>
        </nav>
      )}
      <div role="alert">{refusal && <Alert type={goesOn ? 'info' : 'error'} showIcon message={refusal} />}</div>
      <ImportProgress id={draft.id} isWriting={busy === 'apply'} onEnd={reload} />
      <div>
        <Button
          type="primary"
          disabled={taken === 0 || questions.length > 0 || (busy !== null && busy !== 'apply')}
          loading={busy === 'apply'}
          onClick={() => void apply()}
        >
          Importer {recordsInWords(draft.kind, taken)}
        </Button>
      </div>
    </div>
  );
}

interface DoneProps {
  done: SheetImport;
  report: NonNullable<SheetImport['report']>;
  reload: () => void;
}

function Done({ done, report, reload }: DoneProps) {
  const client = useClient();
  const toasts = useToasts();
  const ask = useAsk();
  const { busy, refusal, goesOn, act } = useImportAct(reload);
  const { counts, refused } = report;
  const staying = done.state === 'annule' ? report.staying : done.wouldStay;

  async function undo() {
    const kept = staying.length === 0 ? '' : `\n${stayingInWords(staying)}`;
    const detail = `${importKinds[done.kind].undoing}${kept}`;
    if (!(await ask({ title: 'Annuler cet import\u00a0?', detail, agree: 'Annuler l’import' }))) return;
    const undone = await act('undo', async () =>
      outcomeOf(await client.mutation(undoSheetImportMutation, { id: done.id }, context)),
    );
    if (undone) toasts.success(importSentences.undone);
  }

  return (
    <div className={styles.import}>
      <p role="status">
        {done.state === 'annule' ? 'Import annulé. Il avait fait' : 'Import terminé'} :{' '}
        {countsInWords(counts, done.kind)}.
      </p>
      {refused.length > 0 && (
        <section aria-label="Lignes refusées">
          <h2 className={styles.title}>Lignes refusées</h2>
          <ul className={styles.listed}>
            {refused.map(({ line, nom, problem }) => (
              <li key={line}>
                Ligne {line}
                {nom && `, ${nom}`} : {problem}
              </li>
            ))}
          </ul>
        </section>
      )}
      {done.state === 'annule' && staying.length > 0 && <p>{stayingInWords(staying)}</p>}
      <div role="alert">{refusal && <Alert type={goesOn ? 'info' : 'error'} showIcon message={refusal} />}</div>
      <div className={styles.buttons}>
        <ButtonLink to={importScreens[done.kind].list}>{importScreens[done.kind].see}</ButtonLink>
        {done.canUndo && (
          <Button loading={busy === 'undo'} onClick={() => void undo()}>
            Annuler cet import…
          </Button>
        )}
      </div>
      {done.canUndo && <p className={styles.about}>{importSentences.kept}</p>}
    </div>
  );
}

/** « 120 créés, 1 identique » */
function countsInWords(counts: NonNullable<SheetImport['report']>['counts'], kind: ImportKindKey): string {
  const e = importKinds[kind].isFeminine ? 'e' : '';
  const words = {
    nouveau: `créé${e}`,
    modifie: `modifié${e}`,
    identique: 'identique',
    ecarte: `écarté${e}`,
    refuse: `refusé${e}`,
  };
  return (Object.keys(words) as (keyof typeof words)[])
    .filter((kind) => counts[kind] > 0)
    .map((kind) => `${formatNumber(counts[kind])} ${words[kind]}${counts[kind] > 1 ? 's' : ''}`)
    .join(', ');
}

function stayingInWords(staying: readonly { nom: string; why: string }[]): string {
  const named = staying.slice(0, 10).map(({ nom, why }) => `${nom} (${why})`);
  const more = staying.length > named.length ? ` et ${staying.length - named.length} autres` : '';
  return `Reste comme il est\u00a0: ${named.join(', ')}${more}.`;
}
