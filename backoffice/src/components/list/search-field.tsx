import { SearchOutlined } from '@ant-design/icons';
import { limits } from '@barnum/rules/limits';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import styles from './search-field.module.css';
import { useListAddress } from './use-list-address.ts';

// In milliseconds.
const pause = 300;

/** Searches the screen's list while typing, through `?q=` in the address. `/` focuses it, Escape clears it. */
export function SearchField({ label, placeholder = label }: { label: string; placeholder?: string }) {
  const { read, change } = useListAddress();
  const applied = read('q');
  const [typed, setTyped] = useState(applied);
  const [lastApplied, setLastApplied] = useState(applied);
  const [sent, setSent] = useState(applied);
  const input = useRef<InputRef>(null);
  useShortcuts([{ keys: '/', label, run: () => input.current?.focus({ cursor: 'all' }) }]);

  // The address changed by itself (back button, link). A change that came from this field is ignored.
  if (applied !== lastApplied) {
    setLastApplied(applied);
    if (applied !== sent) {
      setSent(applied);
      setTyped(applied);
    }
  }

  function search() {
    setSent(typed.trim());
    change({ q: typed.trim() });
  }

  useEffect(() => {
    if (typed.trim() === applied) return;
    const timer = setTimeout(search, pause);
    return () => clearTimeout(timer);
  });

  return (
    <search className={styles.search}>
      <Input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        maxLength={limits.search}
        prefix={<SearchOutlined aria-hidden />}
        suffix={<kbd className={styles.key}>/</kbd>}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onPressEnter={search}
        onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
      />
    </search>
  );
}
