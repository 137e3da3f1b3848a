import { limits } from '@barnum/rules/limits';
import { outcomeOf } from '@barnum/rules/outcome';
import { Button } from 'antd';
import { type ClipboardEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useClient } from 'urql';
import { FormBar } from '../../../components/form/form-bar.tsx';
import { useUnsavedChanges } from '../../../components/form/use-unsaved-changes.ts';
import { Page } from '../../../components/page.tsx';
import { useToasts } from '../../../components/toasts.tsx';
import { BackToArticles } from '../back-to-articles.tsx';
import { articleLabels } from '../edited-article.ts';
import { createArticleMutation } from '../form/use-article-saving.ts';
import { useCategoryChoices } from '../form/use-category-choices.ts';
import styles from './quick-entry.module.css';
import {
  commandOf,
  emptyRow,
  errorsOf,
  isEmptyRow,
  nextKey,
  pasted,
  type QuickCell,
  type QuickRow,
  quickCells,
} from './quick-rows.ts';

const titles: Record<QuickCell, string> = {
  nom: articleLabels.nom,
  categorie: articleLabels.categorieId,
  prix: 'Prix TTC',
  quantite: 'Stock',
  montantCaution: articleLabels.montantCaution,
};
const firstRows = Array.from({ length: 8 }, (_, place) => emptyRow(place + 1));

/**
 * Many articles at once, a row each: Enter leads to the next row, and cells of a spreadsheet are pasted. What was created
 * leaves the grid; what was refused stays, and says why at its cell.
 */
export function QuickEntryPage() {
  const client = useClient();
  const toasts = useToasts();
  const { choices } = useCategoryChoices();
  const [rows, setRows] = useState<readonly QuickRow[]>(firstRows);
  const [isSaving, setIsSaving] = useState(false);
  const [sought, setSought] = useState<{ key: number; cell: QuickCell } | null>({ key: 1, cell: 'nom' });
  const grid = useRef<HTMLTableElement>(null);
  const listId = useId();
  const filled = rows.filter((row) => !isEmptyRow(row));
  useUnsavedChanges(filled.length > 0);

  // Once its row is there.
  useEffect(() => {
    if (sought === null) return;
    grid.current?.querySelector<HTMLInputElement>(`[data-cell="${sought.key} ${sought.cell}"]`)?.focus();
    setSought(null);
  }, [sought]);

  function type(key: number, cell: QuickCell, value: string) {
    const changed = rows.map((row) => {
      if (row.key !== key) return row;
      const { [cell]: _gone, ...errors } = row.errors;
      return { ...row, [cell]: value, errors };
    });
    const last = changed.at(-1);
    setRows(last && !isEmptyRow(last) ? [...changed, emptyRow(nextKey(changed))] : changed);
  }

  function paste(event: ClipboardEvent, row: number, cell: QuickCell) {
    const text = event.clipboardData.getData('text/plain');
    if (!/[\t\n]/.test(text.trim())) return;
    event.preventDefault();
    setRows(pasted(rows, { row, cell }, text));
  }

  function goOn(event: KeyboardEvent, row: number) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    const next = rows[row + 1] ?? emptyRow(nextKey(rows));
    if (row + 1 === rows.length) setRows([...rows, next]);
    setSought({ key: next.key, cell: 'nom' });
  }

  async function save() {
    setIsSaving(true);
    const left: QuickRow[] = [];
    for (const row of filled) {
      const { errors, input } = commandOf(row, choices);
      if (errors !== null) {
        left.push({ ...row, errors });
        continue;
      }
      const outcome = outcomeOf(
        await client.mutation(createArticleMutation, { input }, { additionalTypenames: ['Article'] }),
      );
      if (outcome.status === 'invalid') left.push({ ...row, errors: errorsOf(outcome.fields) });
      else if (outcome.status !== 'done') left.push({ ...row, errors: { nom: outcome.sentence } });
    }
    setIsSaving(false);
    const created = filled.length - left.length;
    if (created > 0) toasts.success(created === 1 ? '1 article créé' : `${created} articles créés`);
    const next = [...left, emptyRow(nextKey(rows))];
    setRows(next);
    const [first] = left;
    const cell = first && quickCells.find((one) => first.errors[one] !== undefined);
    setSought({ key: (first ?? next[0])?.key ?? 0, cell: cell ?? 'nom' });
  }

  return (
    <Page
      title="Saisir plusieurs articles"
      subtitle="Entrée mène à la ligne suivante. Vous pouvez aussi coller les cellules d’un tableur."
      back={<BackToArticles />}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <datalist id={listId}>
          {choices.map(({ id, nom }) => (
            <option key={id} value={nom} />
          ))}
        </datalist>
        <table className={styles.grid} ref={grid}>
          <caption className="visually-hidden">Articles à créer</caption>
          <thead>
            <tr>
              {quickCells.map((cell) => (
                <th key={cell} scope="col">
                  {titles[cell]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <tr key={row.key}>
                {quickCells.map((cell) => (
                  <td key={cell} className={cell === 'nom' ? styles.name : undefined}>
                    <input
                      className={styles.cell}
                      data-cell={`${row.key} ${cell}`}
                      aria-label={`${titles[cell]}, ligne ${place + 1}`}
                      placeholder={titles[cell]}
                      aria-invalid={row.errors[cell] !== undefined}
                      aria-describedby={row.errors[cell] && `${listId}-${row.key}-${cell}`}
                      autoComplete="off"
                      maxLength={limits.nom}
                      disabled={isSaving}
                      {...(cell === 'categorie' && { list: listId })}
                      {...(cell === 'prix' || cell === 'montantCaution' ? { inputMode: 'decimal' as const } : {})}
                      {...(cell === 'quantite' && { inputMode: 'numeric' as const })}
                      value={row[cell]}
                      onChange={(event) => type(row.key, cell, event.target.value)}
                      onPaste={(event) => paste(event, place, cell)}
                      onKeyDown={(event) => goOn(event, place)}
                    />
                    {row.errors[cell] && (
                      <p className={styles.error} id={`${listId}-${row.key}-${cell}`}>
                        {row.errors[cell]}
                      </p>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <FormBar>
          <p className={styles.about}>Laissez le stock vide pour une quantité illimitée.</p>
          <Button type="primary" htmlType="submit" loading={isSaving} disabled={filled.length === 0}>
            {filled.length > 1 ? `Créer ${filled.length} articles` : 'Créer l’article'}
          </Button>
        </FormBar>
      </form>
    </Page>
  );
}
