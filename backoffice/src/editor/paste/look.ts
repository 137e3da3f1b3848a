import { type Colour, over, readColour, white } from './colour.ts';
import { styleOf } from './style-of.ts';

/** How text looks at some place of the page, from what all elements around it say. */
export interface Look {
  /** Whatever is said within. */
  isGone: boolean;
  isHidden: boolean;
  hasNoSize: boolean;
  /** null where nothing says it, or nothing that can be read. */
  colour: Colour | null;
  /** null where a picture or something unknown lies below. */
  ground: Colour | null;
}

/** The look of a page that says nothing. */
export const asPaper: Look = { isGone: false, isHidden: false, hasNoSize: false, colour: null, ground: white };

/** The look of what stands in the element, whose surroundings look so. */
export function lookOf(element: Element, outer: Look): Look {
  const declared = declarationsOf(element);
  const wordHides = styleOf(element, 'mso-hide');
  return {
    isGone:
      outer.isGone ||
      Number.parseFloat(declared.opacity) === 0 ||
      (declared.overflow === 'hidden' && [declared.height, declared.maxHeight].some(hidesAll)),
    isHidden: isHiddenBy(declared.visibility, wordHides) ?? outer.isHidden,
    hasNoSize: hasNoSize(declared.fontSize, outer.hasNoSize),
    colour: colourOf(element, declared.color, outer.colour),
    ground: groundOf(element, declared, outer.ground),
  };
}

function isHiddenBy(visibility: string, wordHides: string): boolean | null {
  if (wordHides === 'all' || /^(hidden|collapse)$/.test(visibility)) return true;
  return wordHides === 'none' || visibility === 'visible' ? false : null;
}

// What is written for readers of screens alone stands in a point.
function hidesAll(height: string): boolean {
  return isZero(height) || height === '1px';
}

function isZero(length: string): boolean {
  return Number.parseFloat(length) === 0;
}

// Ems and per cents of nothing are nothing.
function hasNoSize(fontSize: string, outer: boolean): boolean {
  if (isZero(fontSize)) return true;
  return fontSize === '' || /(\dem|\dex|%|larger|smaller|inherit|unset)$/.test(fontSize) ? outer : false;
}

function colourOf(element: Element, declared: string, outer: Colour | null): Colour | null {
  const written = declared || (element.getAttribute(element.localName === 'body' ? 'text' : 'color') ?? '');
  // They have colours of their own.
  if (written === '' && element.matches('a[href], mark')) return null;
  if (/^(inherit|unset|currentcolor|)$/i.test(written)) return outer;
  return readColour(written);
}

function groundOf(element: Element, declared: Declared, outer: Colour | null): Colour | null {
  const { backgroundColor, backgroundImage, background, position } = declared;
  const hasPicture = !/^(none|initial|)$/.test(backgroundImage) || /var\(/.test(background + backgroundColor);
  // What is placed freely lies over something else than what it stands in.
  const isFree = /^(absolute|fixed)$/.test(position) && backgroundColor === '';
  if (hasPicture || isFree || element.hasAttribute('background')) return null;
  const written = backgroundColor || (element.getAttribute('bgcolor') ?? '');
  if (/^(inherit|initial|unset|revert|)$/i.test(written)) return outer;
  const colour = readColour(written);
  if (!colour || colour[3] === 1) return colour;
  return outer && over(colour, outer);
}

type Declared = Pick<
  CSSStyleDeclaration,
  | 'background'
  | 'backgroundColor'
  | 'backgroundImage'
  | 'color'
  | 'display'
  | 'fontSize'
  | 'height'
  | 'maxHeight'
  | 'opacity'
  | 'overflow'
  | 'position'
  | 'visibility'
>;

/** What the element's style says, as the browser reads it; '' where it says nothing. Good until the next call. */
export function declarationsOf(element: Element): Declared {
  const { style } = probe;
  style.cssText = element.getAttribute('style') ?? '';
  return style;
}

// An element of the page: the clipboard's own are under the page's policy, which may refuse styles that are written.
const probe = document.createElement('span');
