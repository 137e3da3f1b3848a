import { importKinds } from '@barnum/rules/desk/spreadsheets/import-kinds';
import { nameOrderLabels, nameOrders } from '@barnum/rules/desk/spreadsheets/name-order';
import { vatRates } from '@barnum/rules/prices/lines';
import { Checkbox, Select } from 'antd';
import { useId } from 'react';
import styles from './imports.module.css';
import { choicesOf, type ImportChoices, type SheetImport } from './sheet-imports.ts';

interface Props {
  draft: SheetImport;
  /** Whether some amounts are to be made of others by a rate. */
  needsRate: boolean;
  isBusy: boolean;
  onChange: (changed: Partial<ImportChoices>) => void;
}

/** What each column is taken for, and what the table as a whole means. */
export function ImportColumns({ draft, needsRate, isBusy, onChange }: Props) {
  const { columns, emptied, rate, nameOrder, hasHeadings, makesCategories, onlyUpdates } = draft;
  const rateId = useId();
  const orderId = useId();
  const { all, kept, titleOf } = importKinds[draft.kind].fields;
  const options = [
    { value: '', label: 'Laisser de côté' },
    ...all.map((field) => ({ value: field as string, label: titleOf(field) })),
  ];
  const emptiable = all.filter((one) => !kept.includes(one) && columns.some(({ field }) => field === one));
  const chosen = emptiable.filter((field) => emptied.includes(field));
  const areWhole =
    columns.some(({ field }) => field === 'nom') &&
    !columns.some(({ field }) => field === 'prenom' || field === 'societe');
  const numbered = columns.map((column, at) => ({ ...column, at }));

  function take(at: number, field: string) {
    const taken = all.find((one) => one === field) ?? null;
    onChange({ columns: choicesOf(draft).columns.map((before, place) => (place === at ? taken : before)) });
  }

  return (
    <section className={styles.import} aria-label="Colonnes">
      <ul className={styles.columns}>
        {numbered.map(({ title, field, sample, at }) => (
          <li key={at}>
            <strong>{title}</strong>
            <Select
              aria-label={`Ce que contient « ${title} »`}
              value={field ?? ''}
              options={options}
              disabled={isBusy}
              onChange={(field) => take(at, field)}
            />
            <span className={styles.about}>{sample && `par exemple ${sample}`}</span>
          </li>
        ))}
      </ul>
      {emptiable.length > 0 && (
        <div>
          <Checkbox
            checked={chosen.length === emptiable.length}
            indeterminate={chosen.length > 0 && chosen.length < emptiable.length}
            disabled={isBusy}
            onChange={({ target }) => onChange({ emptied: target.checked ? emptiable : [] })}
          >
            Vider les champs dont la cellule est vide
          </Checkbox>
          <details>
            <summary>Choisir lesquels</summary>
            <div className={styles.buttons}>
              {emptiable.map((field) => (
                <Checkbox
                  key={field}
                  checked={chosen.includes(field)}
                  disabled={isBusy}
                  onChange={({ target }) =>
                    onChange({ emptied: target.checked ? [...chosen, field] : chosen.filter((one) => one !== field) })
                  }
                >
                  {titleOf(field)}
                </Checkbox>
              ))}
            </div>
          </details>
        </div>
      )}
      {needsRate && (
        <div>
          <label htmlFor={rateId}>
            {draft.kind === 'articles' ? 'Taux de TVA de ces prix hors taxes' : 'Taux de TVA de ces locations'}
          </label>{' '}
          <Select
            id={rateId}
            value={rate}
            placeholder={'Lequel\u00a0?'}
            popupMatchSelectWidth={false}
            disabled={isBusy}
            options={vatRates.map((value) => ({ value, label: `${value.replace('.', ',')}\u00a0%` }))}
            onChange={(value) => onChange({ rate: value })}
          />
        </div>
      )}
      {draft.kind === 'clients' && areWhole && (
        <div>
          <label htmlFor={orderId}>Prénom et nom dans la même cellule</label>{' '}
          <Select
            id={orderId}
            value={nameOrder}
            disabled={isBusy}
            placeholder={'Lequel d’abord\u00a0?'}
            popupMatchSelectWidth={false}
            options={nameOrders.map((value) => ({ value, label: nameOrderLabels[value] }))}
            onChange={(value) => onChange({ nameOrder: value })}
          />
        </div>
      )}
      {draft.kind === 'articles' && (
        <div className={styles.buttons}>
          <Checkbox
            checked={hasHeadings}
            disabled={isBusy}
            onChange={({ target }) => onChange({ hasHeadings: target.checked })}
          >
            Une ligne d’un seul texte est la catégorie des suivantes
          </Checkbox>
          <Checkbox
            checked={makesCategories}
            disabled={isBusy}
            onChange={({ target }) => onChange({ makesCategories: target.checked })}
          >
            Créer les catégories qui manquent
          </Checkbox>
          <Checkbox
            checked={onlyUpdates}
            disabled={isBusy}
            onChange={({ target }) => onChange({ onlyUpdates: target.checked })}
          >
            Mettre à jour seulement, sans créer d’articles
          </Checkbox>
        </div>
      )}
    </section>
  );
}
