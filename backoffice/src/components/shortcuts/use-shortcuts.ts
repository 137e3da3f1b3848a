import { type RefObject, useEffect, useRef } from 'react';

/** A key of a screen, `j`, `?`, `ArrowDown` (`KeyboardEvent.key`) or `mod+k`: ⌘ on a Mac, Ctrl elsewhere. */
export interface Shortcut {
  keys: string | readonly string[];
  /** What it does, as the help sheet says it. */
  label: string;
  run: () => void;
}

const registered: RefObject<readonly Shortcut[]>[] = [];

/**
 * The keys of what is on the screen; the help sheet lists them. They do nothing while a dialog or a menu is open, and,
 * but for those with ⌘ or Ctrl, while somebody types in a field; Enter and the arrows stay with the control that has the
 * focus.
 */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;

  useEffect(() => {
    if (registered.length === 0) document.addEventListener('keydown', press);
    registered.push(latest);
    return () => {
      registered.splice(registered.indexOf(latest), 1);
      if (registered.length === 0) document.removeEventListener('keydown', press);
    };
  }, []);
}

/** What can be pressed now, each label once. */
export function shortcutsOnScreen(): Omit<Shortcut, 'run'>[] {
  const all = registered.flatMap(({ current }) => current ?? []);
  return [...new Map(all.map((shortcut) => [shortcut.label, shortcut])).values()];
}

export function keysOf({ keys }: Pick<Shortcut, 'keys'>): readonly string[] {
  return typeof keys === 'string' ? [keys] : keys;
}

function press(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || isElsewhere(event)) return;
  const key = event.ctrlKey || event.metaKey ? `mod+${event.key.toLowerCase()}` : event.key;
  const shortcut = registered.flatMap(({ current }) => current ?? []).find((known) => keysOf(known).includes(key));
  if (shortcut === undefined) return;
  event.preventDefault();
  shortcut.run();
}

const fields = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="combobox"]';
/** What has a use of its own for these keys. */
const pressed = 'a, button, summary, input';
const moved = '[role="tablist"], [role="listbox"], [role="menu"], [role="grid"]';

/** Whether the key belongs to a field, a control, a dialog or a menu. */
function isElsewhere({ key, target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const isIn = (selector: string) => target instanceof Element && target.closest(selector) !== null;
  if ((isIn(fields) && !ctrlKey && !metaKey) || isLayerOpen()) return true;
  return ((key === 'Enter' || key === ' ') && isIn(pressed)) || (key.startsWith('Arrow') && isIn(moved));
}

/** What lies over the screen, until Escape closes it: antd leaves closed ones in the document, hidden. */
const layers = '[role="dialog"], dialog[open], .ant-dropdown, .ant-select-dropdown, .ant-picker-dropdown';

function isLayerOpen(): boolean {
  return [...document.querySelectorAll(layers)].some((layer) => layer.checkVisibility());
}
