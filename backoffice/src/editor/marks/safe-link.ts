import { isAllowedLink, linkClass, linkRel } from '@barnum/rules/text/rich-text';
import { Link } from '@tiptap/extension-link';

/** Links (spec sections 3, 5 and 9). `target` is '_blank' by default, '_self' for a link without one. */
export const SafeLink = Link.extend({
  addAttributes() {
    return {
      href: { default: null },
      target: {
        default: '_blank',
        parseHTML: (element) => (element.getAttribute('target') === '_blank' ? '_blank' : '_self'),
        renderHTML: ({ target }) => (target === '_blank' ? { target } : {}),
      },
      rel: { default: linkRel, parseHTML: () => linkRel },
      class: { default: null, parseHTML: (element) => linkClass(element.getAttribute('class')) },
    };
  },
}).configure({
  openOnClick: false,
  defaultProtocol: 'http',
  // No default attributes: the mark sets its own.
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: isAllowedLink,
});
