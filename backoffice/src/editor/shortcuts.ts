const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

const written: Record<string, string> = isMac ? { Mod: '⌘', Shift: '⇧', Alt: '⌥' } : { Mod: 'Ctrl', Shift: 'Maj' };
const announced: Record<string, string> = { Mod: isMac ? 'Meta' : 'Control' };

/** How French keyboards print a shortcut in Tiptap's notation: `Mod-Shift-s` is « Ctrl + Maj + S ». */
export function writtenShortcut(shortcut: string): string {
  return spell(shortcut, written).join(isMac ? ' ' : ' + ');
}

/** The same for assistive technology, in the notation of `aria-keyshortcuts`. */
export function ariaShortcut(shortcut: string): string {
  return spell(shortcut, announced).join('+');
}

/** True while the key that this system uses for commands is held down. */
export function isModifier(event: { ctrlKey: boolean; metaKey: boolean }): boolean {
  return isMac ? event.metaKey : event.ctrlKey;
}

function spell(shortcut: string, names: Record<string, string>): string[] {
  return shortcut.split('-').map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}
