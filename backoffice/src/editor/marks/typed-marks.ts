import { Extension, markInputRule } from '@tiptap/core';

/** The signs that make a mark of the words between them while one types, each without the sign itself within. */
const signs: [mark: string, sign: string, within: string][] = [
  ['bold', '\\*\\*', '*'],
  ['bold', '__', '_'],
  ['italic', '\\*', '*'],
  ['italic', '_', '_'],
  ['strike', '~~', '~'],
  ['highlight', '==', '='],
];

/**
 * Bold, italic, struck and highlighted words by signs around them. The signs stand close to words on both sides: « le
 * __/__/____ », « prix * TTC * » and « x == 3 == y » stay as they are typed, which the rules of the marks would change.
 */
export const TypedMarks = Extension.create({
  name: 'typedMarks',

  addInputRules() {
    return signs.flatMap(([name, sign, within]) => {
      const type = this.editor.schema.marks[name];
      if (!type) return [];
      const words = `[\\p{L}\\p{N}«“"(](?:[^${within}]*[\\p{L}\\p{N}»”")!?.…%€])?`;
      return [markInputRule({ find: new RegExp(`(?:^|\\s)(${sign}(${words})${sign})$`, 'u'), type })];
    });
  },
});

/** Which extensions turn typed signs into something: those of blocks, and the marks above. */
export const inputRules = ['heading', 'blockquote', 'bulletList', 'orderedList', 'horizontalRule', TypedMarks];

/** A paste stays as it was written; only its addresses become links. */
export const pasteRules = ['link'];
