import { limits } from '@barnum/rules/limits';
import { Extension } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import { DOMSerializer, type Slice } from '@tiptap/pm/model';
import { Plugin, PluginKey } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { cleanPastedText } from './clean-pasted-text.ts';
import { closedLists } from './closed-lists.ts';
import { isOwnCopy } from './own-copy.ts';
import { PasteNotes } from './paste-notes.ts';

interface PasteOptions {
  /** Listener of each paste: `sentences` about what was left out or decided, `isRefused` where nothing was pasted. */
  onPaste: (sentences: string[], isRefused: boolean) => void;
}

/** Everything that comes from a clipboard goes through here, and each paste is one step of « Annuler ». */
export const Paste = Extension.create<PasteOptions>({
  name: 'cleanPaste',
  // After the extensions that take a paste over, as a link over selected words.
  priority: 1,

  addOptions() {
    return { onPaste: () => {} };
  },

  addProseMirrorPlugins() {
    const { onPaste } = this.options;
    let plain = '';
    let notes = new PasteNotes();
    let isForeign = false;
    return [
      new Plugin({
        key: new PluginKey('cleanPaste'),
        props: {
          handleDOMEvents: {
            paste(_view, event) {
              plain = event.clipboardData?.getData('text/plain') ?? '';
              isForeign = true;
              notes = new PasteNotes();
              return false;
            },
          },
          transformPastedHTML(html) {
            isForeign = !isOwnCopy(html);
            return isForeign ? cleanPastedHtml(html, plain, notes) : html;
          },
          transformPasted: (slice, view) => (isForeign ? closedLists(slice, view.state.selection) : slice),
          transformPastedText: (text) => cleanPastedText(text, notes),
          handlePaste(view, _event, slice) {
            if (isTooLong(view, slice)) {
              onPaste([tooLong], true);
              return true;
            }
            onPaste(notes.sentences(), false);
            view.dispatch(closeHistory(view.state.tr));
            return false;
          },
        },
      }),
    ];
  },
});

const tooLong = `Avec ce que vous collez, le texte dépasserait ${limits.html.toLocaleString('fr-FR')} caractères, mise en forme comprise. Rien n’a été collé : reprenez-le en plusieurs textes, ou sans sa mise en forme.`;

function isTooLong(view: EditorView, slice: Slice): boolean {
  const { doc } = view.state.tr.replaceSelection(slice);
  const box = document.createElement('div');
  DOMSerializer.fromSchema(view.state.schema).serializeFragment(doc.content, { document }, box);
  return box.innerHTML.length > limits.html;
}
