import { textAlignment, textAlignments } from '@barnum/rules/text/rich-text';
import { TextAlign } from '@tiptap/extension-text-align';

const types = ['heading', 'paragraph'];

/** Alignment as `data-align` rather than a style; none for the left. */
export const Alignment = TextAlign.extend({
  addGlobalAttributes() {
    return [
      {
        types,
        attributes: {
          textAlign: {
            default: null,
            parseHTML: (element) =>
              textAlignment(element.dataset.align) ??
              // Pasted from a word processor.
              textAlignment(element.style.textAlign || element.getAttribute('align')),
            renderHTML: ({ textAlign }) => (textAlign === null ? {} : { 'data-align': textAlign }),
          },
        },
      },
    ];
  },

  addKeyboardShortcuts() {
    return {
      'Mod-Shift-l': () => this.editor.commands.unsetTextAlign(),
      'Mod-Shift-e': () => this.editor.commands.setTextAlign('center'),
      'Mod-Shift-r': () => this.editor.commands.setTextAlign('right'),
      'Mod-Shift-j': () => this.editor.commands.setTextAlign('justify'),
    };
  },
}).configure({ types, alignments: [...textAlignments] });
