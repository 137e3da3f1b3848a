import { isAllowedLink, linkClass, linkRel } from '@barnum/rules/text/rich-text';
import { markPasteRule } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { automaticLinks } from './automatic-links.ts';
import { findAddresses } from './find-addresses.ts';

/** Links (spec sections 3, 5 and 9). `target` is '_blank' by default, '_self' for a link without one. */
export const SafeLink = Link.extend({
  // At its end the cursor is still in the link: Ctrl-K changes it.
  inclusive: true,

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

  addPasteRules() {
    return [
      markPasteRule({
        find: (text) =>
          findAddresses(text).map(({ index, text: found, href }) => ({ index, text: found, data: { href } })),
        type: this.type,
        getAttributes: ({ data }) => ({ href: data?.href }),
      }),
    ];
  },

  // Instead of the extension's own, which takes « heures.La » for a domain, and none where a sign follows the address.
  addProseMirrorPlugins() {
    return [...(this.parent?.() ?? []), automaticLinks(this.type)];
  },
}).configure({
  openOnClick: false,
  autolink: false,
  defaultProtocol: 'http',
  // Over selected words: the same addresses as anywhere.
  shouldAutoLink: (address) => findAddresses(address).some(({ text }) => text === address),
  // No default attributes: the mark sets its own.
  HTMLAttributes: { target: null, rel: null, class: null },
  isAllowedUri: isAllowedLink,
});
