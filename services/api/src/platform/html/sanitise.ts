import { plainLetters, withoutInvisible } from '@barnum/rules/text/normalise';
import {
  highlightColor,
  isAllowedLink,
  linkClass,
  linkClasses,
  linkRel,
  linkSchemes,
  textAlignment,
} from '@barnum/rules/text/rich-text';
import sanitize, { type Attributes, type IOptions } from 'sanitize-html';

const textTags = ['p', 'br', 'strong', 'em', 'u', 's', 'mark', 'blockquote', 'hr', 'ul', 'ol', 'li', 'a'];
const headingTags = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const alignedTags = ['p', ...headingTags];

const rules: IOptions = {
  allowedTags: [...textTags, ...headingTags],
  allowedAttributes: {
    a: ['href', 'target', 'rel'],
    ol: ['start', 'type'],
    mark: ['data-color'],
    ...Object.fromEntries(alignedTags.map((tag) => [tag, ['data-align']])),
  },
  allowedClasses: { a: [...linkClasses] },
  allowedSchemes: [...linkSchemes],
  allowProtocolRelative: false,
  transformTags: {
    b: 'strong',
    i: 'em',
    a: (tagName, { href, target, class: classes }) => ({
      tagName,
      attribs: given({
        href: href !== undefined && isAllowedLink(href) ? href : null,
        target: target === '_blank' ? target : null,
        rel: linkRel,
        class: linkClass(classes),
      }),
    }),
    mark: (tagName, attribs) => ({
      tagName,
      attribs: given({ 'data-color': highlightColor(attribs['data-color']) }),
    }),
    ol: (tagName, { start = '', type = '' }) => ({
      tagName,
      attribs: given({
        start: /^-?\d{1,9}$/.test(start) ? start : null,
        type: /^[1aAiI]$/.test(type) ? type : null,
      }),
    }),
    ...Object.fromEntries(alignedTags.map((tag) => [tag, withAlignment])),
  },
  disallowedTagsMode: 'discard',
  // Of what is read alone: an address stays as it is.
  textFilter: plainLetters,
};

/** The deepest nesting of tags, removed ones included: the parser's time grows with its square. */
const maxOpenTags = 10_000;

declare module '../worker/run-in-worker.ts' {
  interface HeavyFunctions {
    sanitiseHtml: typeof sanitiseHtml;
  }
}

/**
 * Reduces HTML to what the rich-text editor makes; links get a safe `rel`. Idempotent. Null for tags that are nested
 * too deep. A long text takes seconds: see `sanitiseInTime`.
 */
export function sanitiseHtml(html: string): string | null {
  let open = 0;
  const countOpenTags: Pick<IOptions, 'onOpenTag' | 'onCloseTag'> = {
    onOpenTag() {
      open += 1;
      if (open > maxOpenTags) throw new TooNestedError();
    },
    onCloseTag() {
      open -= 1;
    },
  };
  try {
    const kept = sanitize(html, { ...rules, ...countOpenTags });
    // Twice, since the nesting limit applies to the tags that remain, and what is not seen may have hidden an address.
    return sanitize(withoutInvisible(kept.replace(/[\u0085\u2028\u2029]/g, ' ')), {
      ...rules,
      nestingLimit: 50,
    }).trim();
  } catch (error) {
    if (error instanceof TooNestedError) return null;
    throw error;
  }
}

class TooNestedError extends Error {}

function withAlignment(tagName: string, attribs: Attributes) {
  return { tagName, attribs: given({ 'data-align': textAlignment(attribs['data-align']) }) };
}

function given(attributes: Record<string, string | null>): Attributes {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}
