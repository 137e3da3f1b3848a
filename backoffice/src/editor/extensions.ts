import { limits } from '@barnum/rules/limits';
import { Selection } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import { Alignment } from './marks/alignment.ts';
import { ColouredHighlight } from './marks/coloured-highlight.ts';
import { SafeLink } from './marks/safe-link.ts';
import { SelectWholeText } from './select-whole-text.ts';

/** What a text may hold: what the service's sanitiser keeps, so that a saved text reads back the same. */
export const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    link: false,
    // A paragraph added behind the last heading would be a change that nobody made.
    trailingNode: false,
    heading: { levels: [1, 2, 3, 4, 5, 6] },
    undoRedo: { depth: limits.editorUndoSteps, newGroupDelay: limits.editorUndoGrouping },
  }),
  Alignment,
  ColouredHighlight,
  SafeLink,
  SelectWholeText,
  // What is selected stays to be seen while a panel has the focus.
  Selection.configure({ className: 'kept-selection' }),
];
