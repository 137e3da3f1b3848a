import type { MarkType } from '@tiptap/pm/model';
import { type EditorState, Plugin, PluginKey, Selection, type Transaction } from '@tiptap/pm/state';
import { findAddresses } from './find-addresses.ts';

/** Makes a link of an address once a blank or the end of its line follows. */
export function automaticLinks(type: MarkType): Plugin {
  return new Plugin({
    key: new PluginKey('automaticLinks'),
    appendTransaction(transactions, before, after) {
      if (!transactions.some(({ docChanged }) => docChanged) || transactions.some(isSettled)) return null;
      // Only typing makes links: one that was removed stays removed.
      if (after.doc.content.size <= before.doc.content.size) return null;
      return linkWord(after, type);
    },
  });
}

// A paste finds its addresses itself; what is undone stays so; a removed link was meant.
function isSettled(transaction: Transaction): boolean {
  return ['history$', 'paste', 'preventAutolink'].some((meta) => transaction.getMeta(meta) !== undefined);
}

function linkWord(state: EditorState, type: MarkType): Transaction | null {
  const { $from, empty } = state.selection;
  if (!empty || !$from.parent.isTextblock) return null;
  const $end = $from.parentOffset > 0 ? $from : Selection.findFrom(state.doc.resolve($from.before()), -1, true)?.$to;
  if (!$end) return null;
  const text = $end.parent.textBetween(0, $end.parentOffset, undefined, '\ufffc');
  const [, word = '', blank = ''] = /([^\s\ufffc]+)([\s\ufffc]?)$/.exec(text) ?? [];
  const isFinished = $end === $from ? blank !== '' : blank === '';
  if (!isFinished) return null;
  const start = $end.pos - word.length - blank.length;
  const transaction = state.tr;
  // The blank after a link is no part of it, unless it was typed within its words.
  if (blank !== '' && !type.isInSet($end.nodeAfter?.marks ?? [])) {
    transaction.removeMark($end.pos - blank.length, $end.pos, type).removeStoredMark(type);
  }
  for (const { index, text: address, href } of findAddresses(word)) {
    const from = start + index;
    if (!state.doc.rangeHasMark(from, from + address.length, type)) {
      transaction.addMark(from, from + address.length, type.create({ href }));
    }
  }
  return transaction.steps.length > 0 ? transaction : null;
}
