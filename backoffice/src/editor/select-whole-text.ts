import { Extension } from '@tiptap/core';
import { Selection, TextSelection } from '@tiptap/pm/state';

/**
 * Ctrl-A selects from the first letter to the last, not the document node: on that, « Citation » could not be undone. A
 * text that begins or ends with a horizontal rule is selected as a whole document.
 */
export const SelectWholeText = Extension.create({
  name: 'selectWholeText',
  addKeyboardShortcuts() {
    return {
      'Mod-a': ({ editor }) => {
        const { doc } = editor.state;
        const [start, end] = [Selection.atStart(doc), Selection.atEnd(doc)];
        if (!(start instanceof TextSelection && end instanceof TextSelection)) return false;
        return editor.commands.setTextSelection({ from: start.from, to: end.to });
      },
    };
  },
});
