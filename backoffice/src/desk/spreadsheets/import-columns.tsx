import {
  type ArticleImportField,
  articleFieldTitle,
  articleImportFields,
} from '@barnum/rules/desk/spreadsheets/article-import-columns';
import { vatRates } from '@barnum/rules/prices/lines';
import { Checkbox, Select } from 'antd';
import { useId } from 'react';
import { type ArticleImport, choicesOf, type ImportChoices } from './article-imports.ts';
import styles from './imports.module.css';

interface Props {
  draft: ArticleImport;
  isBusy: boolean;
  onChange: (changed: Partial<ImportChoices>) => void;
}

const options = [
  { value: '', label: 'Laisser de côté' },
  ...articleImportFields.map((field) => ({ value: field as string, label: articleFieldTitle(field) })),
];

/** What each column is taken for, and what the table as a whole means. */
export function ImportColumns({ draft, isBusy, onChange }: Props) {
  const { columns, emptied, rate, hasHeadings, makesCategories } = draft;
  const rateId = useId();
  const numbered = columns.map((column, at) => ({ ...column, at }));

  function take(at: number, field: string) {
    const chosen = choicesOf(draft).columns.map((before, place) => (place === at ? asField(field) : before));
    onChange({ columns: chosen });
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
              onChange={(chosen) => take(at, chosen)}
            />
            <span className={styles.about}>{sample && `par exemple ${sample}`}</span>
            {field && field !== 'id' && field !== 'nom' && field !== 'prix' && field !== 'prixHorsTaxes' && (
              <Checkbox
                checked={emptied.includes(field)}
                disabled={isBusy}
                onChange={({ target }) =>
                  onChange({ emptied: target.checked ? [...emptied, field] : emptied.filter((one) => one !== field) })
                }
              >
                Vider le champ où la cellule est vide
              </Checkbox>
            )}
          </li>
        ))}
      </ul>
      {columns.some(({ field }) => field === 'prixHorsTaxes') && (
        <div>
          <label htmlFor={rateId}>Taux de TVA de ces prix hors taxes</label>{' '}
          <Select
            id={rateId}
            value={rate}
            disabled={isBusy}
            options={vatRates.map((value) => ({ value, label: `${value.replace('.', ',')}\u00a0%` }))}
            onChange={(chosen) => onChange({ rate: chosen })}
          />
        </div>
      )}
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
      </div>
    </section>
  );
}

function asField(value: string): ArticleImportField | null {
  return articleImportFields.find((field) => field === value) ?? null;
}
