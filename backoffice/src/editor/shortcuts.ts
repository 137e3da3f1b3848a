const isMac = /Mac|iPhone|iPad/.test(navigator.userAgent);

const written: Record<string, string> = isMac ? { Mod: '⌘', Shift: '⇧', Alt: '⌥' } : { Mod: 'Ctrl', Shift: 'Maj' };
const announced: Record<string, string> = { Mod: isMac ? 'Meta' : 'Control' };

/** A shortcut in Tiptap's notation as French keyboards show it: `Mod-Shift-s` is « Ctrl + Maj + S ». */
export function writtenShortcut(shortcut: string): string {
  return spell(shortcut, written).join(isMac ? ' ' : ' + ');
}

/** The same for assistive technology, in the notation of `aria-keyshortcuts`. */
export function ariaShortcut(shortcut: string): string {
  return spell(shortcut, announced).join('+');
}

/** True while the system's command key is held down (Ctrl, or ⌘ on a Mac). */
export function isModifier(event: { ctrlKey: boolean; metaKey: boolean }): boolean {
  return isMac ? event.metaKey : event.ctrlKey;
}

function spell(shortcut: string, names: Record<string, string>): string[] {
  return shortcut.split('-').map((key) => names[key] ?? (key.length === 1 ? key.toUpperCase() : key));
}
