import { SearchOutlined } from '@ant-design/icons';
import { limits } from '@barnum/rules/limits';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { changedList, readSearch } from './list-address.ts';
import styles from './search-field.module.css';
import { useFocusKey } from './use-focus-key.ts';

// So that a word is looked for when it is typed, and not each of its letters.
const pauseBeforeSearch = 300;

/** The search of a list, kept in its address. The key `/` leads to it. */
export function SearchField({ label, placeholder }: { label: string; placeholder: string }) {
  const [parameters, setParameters] = useSearchParams();
  const sought = readSearch(parameters);
  const [typed, setTyped] = useState(sought);
  const applied = useRef(sought);
  const input = useRef<InputRef>(null);
  useFocusKey('/', () => input.current?.focus({ cursor: 'all' }));

  useEffect(() => {
    // « Back », or a link to another search.
    if (sought !== applied.current) setTyped(sought);
    applied.current = sought;
  }, [sought]);

  useEffect(() => {
    const timer = setTimeout(() => apply(typed), pauseBeforeSearch);
    return () => clearTimeout(timer);
  });

  function apply(text: string) {
    const value = text.trim();
    if (value === applied.current) return;
    applied.current = value;
    setParameters((before) => changedList(before, 'q', value), { replace: true });
  }

  return (
    <search className={styles.search}>
      <Input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        maxLength={limits.search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={() => apply(typed)}
        prefix={<SearchOutlined aria-hidden />}
        suffix={typed === '' && <kbd className={styles.key}>/</kbd>}
      />
    </search>
  );
}
