import { type FocusEvent, type KeyboardEvent, useState } from 'react';

/**
 * Roving tabindex: one Tab stop for a group of buttons; arrows, Home and End move inside it. `columns` is for buttons
 * in rows. A button is identified by its `data-stop`; `first` is the Tab stop until another one has had the focus.
 */
export function useRovingFocus(first: string, { columns }: { columns?: number } = {}) {
  const [stop, setStop] = useState(first);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')];
    const from = buttons.indexOf(event.target as HTMLElement);
    const to = from === -1 ? undefined : target(event.key, from, buttons.length, columns);
    if (to === undefined) return;
    event.preventDefault();
    buttons[to]?.focus();
  }

  function onFocus(event: FocusEvent<HTMLElement>) {
    const { stop: focused } = event.target.dataset;
    if (focused) setStop(focused);
  }

  return {
    group: { onKeyDown, onFocus },
    stopOf: (name: string) => ({ 'data-stop': name, tabIndex: name === stop ? 0 : -1 }),
  };
}

function target(key: string, from: number, count: number, columns: number | undefined): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    case 'ArrowDown':
      return columns && from + columns < count ? from + columns : undefined;
    case 'ArrowUp':
      return columns && from >= columns ? from - columns : undefined;
    default:
      return undefined;
  }
}
