import { Button } from 'antd';
import { type ComponentProps, useState } from 'react';
import { Badge } from '../../components/badge.tsx';
import styles from './imports.module.css';
import { choicesOf, type ImportChoices, type ImportedRow, type SheetImport } from './sheet-imports.ts';

export type Kind = ImportedRow['kind'];

/** In the order in which they are looked at. */
export const kindLabels: Record<Kind, string> = {
  refuse: 'Refusées',
  nouveau: 'À créer',
  modifie: 'À modifier',
  identique: 'Identiques',
  ecarte: 'Écartées',
  titre: 'Titres',
};

const marks: Record<Kind, { label: string; tone: ComponentProps<typeof Badge>['tone'] }> = {
  refuse: { label: 'Refusée', tone: 'danger' },
  nouveau: { label: 'À créer', tone: 'success' },
  modifie: { label: 'À modifier', tone: 'warning' },
  identique: { label: 'Identique', tone: 'neutral' },
  ecarte: { label: 'Écartée', tone: 'neutral' },
  titre: { label: 'Titre', tone: 'neutral' },
};

interface Props {
  draft: SheetImport;
  rows: readonly ImportedRow[];
  isBusy: boolean;
  onChange: (changed: Partial<ImportChoices>) => void;
}

/** Rows with what each cell would change; what is wrong is mended in its cell, and a row can stay out. */
export function ImportRows({ draft, rows, isBusy, onChange }: Props) {
  const { leftOut } = draft;
  function mend(line: number, column: number, text: string) {
    const others = (choicesOf(draft).mended ?? []).filter((one) => one.line !== line || one.column !== column);
    onChange({ mended: [...others, { line, column, text }] });
  }
  return (
    <ul className={styles.rows} aria-label="Lignes">
      {rows.map(({ line, kind, nom, problems, cells }) => (
        <li key={line} className={styles.row}>
          <div className={styles.head}>
            <span className={styles.named}>
              Ligne {line} · <strong>{nom || 'sans nom'}</strong>
              <Badge tone={marks[kind].tone}>{marks[kind].label}</Badge>
            </span>
            {kind !== 'titre' && (
              <Button
                size="small"
                disabled={isBusy}
                aria-label={`${kind === 'ecarte' ? 'Reprendre' : 'Écarter'} la ligne ${line}`}
                onClick={() =>
                  onChange({ leftOut: kind === 'ecarte' ? leftOut.filter((one) => one !== line) : [...leftOut, line] })
                }
              >
                {kind === 'ecarte' ? 'Reprendre' : 'Écarter'}
              </Button>
            )}
          </div>
          {problems.length > 0 && (
            <p className={kind === 'refuse' ? styles.problem : styles.about}>{problems.join('\u00a0; ')}</p>
          )}
          <ul className={styles.cells}>
            {cells
              .filter(({ after, problem }) => after !== null || problem !== null)
              .map((cell) => (
                <li key={cell.column}>
                  <span className={styles.about}>{draft.columns[cell.column]?.title} :</span>{' '}
                  {cell.problem === null ? (
                    <Change before={cell.before} after={cell.after} />
                  ) : (
                    <Mend
                      label={`${draft.columns[cell.column]?.title}, ligne ${line}`}
                      text={cell.text}
                      problem={cell.problem}
                      isBusy={isBusy}
                      onMend={(text) => mend(line, cell.column, text)}
                    />
                  )}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function Change({ before, after }: { before: string | null; after: string | null }) {
  const said = after === '' ? 'vide' : (after ?? '');
  if (before === null) return <>{said}</>;
  return (
    <>
      <del>{before === '' ? 'vide' : before}</del> → <ins>{said}</ins>
    </>
  );
}

interface MendProps {
  label: string;
  text: string;
  problem: string;
  isBusy: boolean;
  onMend: (text: string) => void;
}

function Mend({ label, text, problem, isBusy, onMend }: MendProps) {
  const [typed, setTyped] = useState(text);
  const Field = text.includes('\n') ? 'textarea' : 'input';
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== text) onMend(typed);
      }}
    >
      <Field
        className={styles.cell}
        aria-label={label}
        aria-invalid
        value={typed}
        onChange={({ target }: { target: { value: string } }) => setTyped(target.value)}
      />
      <span className={styles.problem}>{problem}</span>
      {typed !== text && (
        <Button size="small" htmlType="submit" disabled={isBusy} aria-label={`Corriger ${label}`}>
          Corriger
        </Button>
      )}
    </form>
  );
}
