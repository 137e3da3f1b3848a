import { paths } from '@barnum/rules/paths';
import { useEffect, useRef } from 'react';
import { Cross, Search } from '../ui/icons.tsx';
import styles from './search-field.module.css';

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** Quick search of the catalogue, as one types. */
export function SearchField({ value, onChange }: Props) {
  const input = useRef<HTMLInputElement>(null);

  // What was typed before the script ran counts as well.
  useEffect(() => {
    if (input.current?.value) onChange(input.current.value);
  }, [onChange]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser in use
    <form role="search" action={paths.catalogue} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor="recherche" className="visually-hidden">
        Rechercher dans le catalogue
      </label>
      <Search className={styles.icon} />
      <input
        ref={input}
        id="recherche"
        className={styles.input}
        type="search"
        name="q"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder="Chaise, guirlande, 3×6…"
        autoComplete="off"
        enterKeyHint="search"
      />
      {value && (
        <button type="button" className={styles.clear} onClick={() => onChange('')}>
          <Cross />
          <span className="visually-hidden">Effacer la recherche</span>
        </button>
      )}
    </form>
  );
}
