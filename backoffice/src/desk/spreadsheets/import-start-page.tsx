import { formatLongDate } from '@barnum/rules/dates/format-dates';
import { todayInParis } from '@barnum/rules/dates/paris-time';
import { type ImportKindKey, importKinds } from '@barnum/rules/desk/spreadsheets/import-kinds';
import { importSentences } from '@barnum/rules/desk/spreadsheets/import-sentences';
import { outcomeOf } from '@barnum/rules/outcome';
import { paths } from '@barnum/rules/paths';
import { toCsv } from '@barnum/rules/text/csv';
import { Alert, Button } from 'antd';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useClient } from 'urql';
import { BackLink } from '../../components/back-link.tsx';
import { Page } from '../../components/page.tsx';
import { useBusy } from '../../components/use-busy.ts';
import { useRead } from '../../components/use-read.ts';
import { download } from '../../lib/download.ts';
import styles from './imports.module.css';
import { importScreens, sheetImportsQuery, startSheetImportMutation } from './sheet-imports.ts';

const context = { additionalTypenames: ['SheetImport'] };
const states = { brouillon: 'à terminer', fait: 'fait', annule: 'annulé' } as const;

/** Where a table of this kind begins to come in: a file, dropped cells, or a model to fill in; `children` say what it is for. */
export function ImportStartPage({ kind, children }: { kind: ImportKindKey; children?: ReactNode }) {
  const { fields, many, model, partModels } = importKinds[kind];
  const client = useClient();
  const navigate = useNavigate();
  const { busy, refusal, run } = useBusy();
  const [pasted, setPasted] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const pasteId = useId();
  const imports = useRead(sheetImportsQuery, { kind }, context).data?.sheetImports ?? [];

  async function start(file: File) {
    const read = await run('read', async () =>
      outcomeOf(await client.mutation(startSheetImportMutation, { kind, file }, context)),
    );
    if (read) navigate(paths.adminImport(kind, read.startSheetImport.id));
  }

  return (
    <Page
      title={`Importer des ${many}`}
      subtitle="Rien ne change avant que vous n’ayez vu, ligne par ligne, ce qui va changer."
      back={<BackLink to={importScreens[kind].list}>{importScreens[kind].back}</BackLink>}
    >
      <div className={styles.start}>
        {children}
        <section
          className={styles.drop}
          aria-label="Votre fichier"
          onDragOver={(event) => event.preventDefault()}
          onDrop={(event) => {
            event.preventDefault();
            const [file] = event.dataTransfer.files;
            if (file) void start(file);
          }}
        >
          <p>
            Déposez ici un fichier Excel (.xlsx) ou CSV, avec les titres de ses colonnes
            {kind === 'articles' && ', ou un ZIP de ce fichier et de vos photos'}.
          </p>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Fichier à importer"
            accept=".xlsx,.csv,.txt,.tsv,.zip"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) void start(file);
              target.value = '';
            }}
          />
          <div className={styles.buttons}>
            <Button type="primary" loading={busy === 'read'} onClick={() => input.current?.click()}>
              Choisir un fichier
            </Button>
            {[{ ...model, name: many }, ...partModels].map(({ name, ...one }) => (
              <Button
                key={name}
                onClick={() =>
                  download(
                    `modele-${name}.csv`,
                    toCsv([one.fields.map((field) => fields.titleOf(field)), one.row]),
                    'text/csv',
                  )
                }
              >
                {name === many ? 'Télécharger un modèle' : `Modèle\u00a0: ${name} seulement`}
              </Button>
            ))}
          </div>
        </section>
        <div className={styles.paste}>
          <label htmlFor={pasteId}>Ou collez les cellules de votre tableur, titres compris</label>
          <textarea id={pasteId} rows={4} value={pasted} onChange={({ target }) => setPasted(target.value)} />
          <div>
            <Button disabled={pasted.trim() === ''} onClick={() => void start(new File([pasted], 'Cellules collées'))}>
              Lire ces cellules
            </Button>
          </div>
        </div>
        <div role="alert">{refusal && <Alert type="error" showIcon message={refusal} />}</div>
        {imports.length > 0 && (
          <section aria-label="Derniers imports">
            <h2 className={styles.title}>Derniers imports</h2>
            <ul className={styles.listed}>
              {imports.map(({ id, fileName, state, auteur, createdAt }) => (
                <li key={id}>
                  <Link to={paths.adminImport(kind, id)}>{fileName}</Link>,{' '}
                  {formatLongDate(todayInParis(new Date(createdAt)))}, {auteur} : {states[state]}
                </li>
              ))}
            </ul>
          </section>
        )}
        <p className={styles.about}>{importSentences.kept}</p>
      </div>
    </Page>
  );
}
