import { SearchOutlined } from '@ant-design/icons';
import { limits } from '@barnum/rules/limits';
import { Input, type InputRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import styles from './search-field.module.css';
import { useListAddress } from './use-list-address.ts';

// In milliseconds: a pause in typing.
const pause = 300;

/** Searches the list of its screen as one types, by `?q=` of the address. `/` leads to it, Escape empties it. */
export function SearchField({ label, placeholder = label }: { label: string; placeholder?: string }) {
  const { read, change } = useListAddress();
  const asked = read('q');
  const [typed, setTyped] = useState(asked);
  const [lastAsked, setLastAsked] = useState(asked);
  const [sent, setSent] = useState(asked);
  const input = useRef<InputRef>(null);
  useSlashKey(() => input.current?.focus({ cursor: 'all' }));

  // The address changed by itself: by « back », or by a link. What the field put there comes back while one types on.
  if (asked !== lastAsked) {
    setLastAsked(asked);
    if (asked !== sent) {
      setSent(asked);
      setTyped(asked);
    }
  }

  function ask() {
    setSent(typed.trim());
    change({ q: typed.trim() });
  }

  useEffect(() => {
    if (typed.trim() === asked) return;
    const timer = setTimeout(ask, pause);
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
        onPressEnter={ask}
        onKeyDown={(event) => event.key === 'Escape' && setTyped('')}
      />
    </search>
  );
}

function useSlashKey(onPress: () => void): void {
  const handler = useRef(onPress);
  handler.current = onPress;

  useEffect(() => {
    function press(event: KeyboardEvent) {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      handler.current();
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

// Also over a list: an open window keeps the focus to itself.
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null)
  );
}
