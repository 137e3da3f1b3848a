import { paths } from '@barnum/rules/paths';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Button } from '../ui/button.tsx';
import { Cross, Search } from '../ui/icons.tsx';
import styles from '../ui/search-field.module.css';

export const searchFieldId = 'recherche';

interface Props {
  value: string;
  onChange: (value: string) => void;
  onFocus: () => void;
  onClear: (event: MouseEvent) => void;
}

/** Search of the catalogue as one types; without JavaScript the form submits and the server searches. */
export function SearchField({ value, onChange, onFocus, onClear }: Props) {
  const input = useRef<HTMLInputElement>(null);

  // Takes what was typed before hydration.
  useEffect(() => {
    if (input.current?.value) onChange(input.current.value);
  }, [onChange]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not known to every browser in use
    <form role="search" action={paths.catalogue} className={styles.form} onSubmit={(event) => event.preventDefault()}>
      <label htmlFor={searchFieldId} className="visually-hidden">
        Rechercher dans le catalogue
      </label>
      <div className={styles.field}>
        <Search className={styles.icon} />
        <input
          ref={input}
          id={searchFieldId}
          className={styles.input}
          type="search"
          name="q"
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onFocus={onFocus}
          placeholder="Chaise, guirlande, 3×6…"
          autoComplete="off"
          enterKeyHint="search"
        />
        {value && (
          <a href={paths.catalogue} className={styles.clear} onClick={onClear}>
            <Cross />
            <span className="visually-hidden">Effacer la recherche</span>
          </a>
        )}
      </div>
      <noscript>
        <Button type="submit">Rechercher</Button>
      </noscript>
    </form>
  );
}
