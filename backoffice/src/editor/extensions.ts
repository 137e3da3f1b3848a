import { limits } from '@barnum/rules/limits';
import { Selection } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { Alignment } from './marks/alignment.ts';
import { ColouredHighlight } from './marks/coloured-highlight.ts';
import { SafeLink } from './marks/safe-link.ts';
import { TypedMarks } from './marks/typed-marks.ts';
import { SelectWholeText } from './select-whole-text.ts';

/** What a text may contain: what the service's sanitiser allows, so that a saved text reads back the same. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    link: false,
    // It would add a paragraph after a final heading: a change that nobody made.
    trailingNode: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    undoRedo: { depth: limits.editorUndoSteps, newGroupDelay: limits.editorUndoGrouping },
  }),
  Alignment,
  ColouredHighlight,
  SafeLink,
  TypedMarks,
  SelectWholeText,
  // Keeps the selection visible while a panel has the focus.
  Selection.configure({ className: 'kept-selection' }),
];
