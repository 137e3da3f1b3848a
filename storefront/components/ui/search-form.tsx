import { paths } from '@barnum/rules/paths';
import { Button } from './button.tsx';
import { Search } from './icons.tsx';
import styles from './search-field.module.css';

const fieldId = 'recherche-catalogue';

/** Leads from another page to what the catalogue finds. */
export function SearchForm() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser in use
    <form role="search" action={paths.catalogue} className={styles.row}>
      <label htmlFor={fieldId} className="visually-hidden">
        Rechercher dans le catalogue
      </label>
      <div className={styles.field}>
        <Search className={styles.icon} />
        <input
          id={fieldId}
          className={styles.input}
          type="search"
          name="q"
          placeholder="Chaise, guirlande, 3×6…"
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <Button type="submit">Rechercher</Button>
    </form>
  );
}
