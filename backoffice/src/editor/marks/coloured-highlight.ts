import { highlightColor, highlightColors } from '@barnum/rules/text/rich-text';
import { Highlight } from '@tiptap/extension-highlight';

const [{ name: yellow }] = highlightColors;

/** Highlighting in a colour of the palette, as `data-color` rather than a style. */
export const ColouredHighlight = Highlight.extend({
  addAttributes() {
    return {
      color: {
        default: yellow,
        parseHTML: (element) => highlightColor(element.dataset.color) ?? yellow,
        renderHTML: ({ color }) => ({ 'data-color': color }),
      },
    };
  },
});
