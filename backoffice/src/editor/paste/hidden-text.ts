import { isVisible } from '@barnum/rules/text/text';
import { type Colour, isNear, over, readColour, white } from './colour.ts';
import { removeItem } from './list-numbers.ts';
import type { PasteNotes } from './paste-notes.ts';
import { styleOf } from './style-of.ts';

/** How text looks at some place of the page, from what all elements around it say. */
interface Look {
  /** Whatever is said within. */
  isGone: boolean;
  isHidden: boolean;
  hasNoSize: boolean;
  /** null where nothing says it, or nothing that can be read. */
  colour: Colour | null;
  /** null where a picture or something unknown lies below. */
  ground: Colour | null;
}

type Sight = 'seen' | 'doubtful' | 'white' | 'hidden';

/** Takes out what nobody saw in its program. What may have been seen stays, and is noted. */
export function leaveOutHidden(body: HTMLElement, notes: PasteNotes): void {
  const sights = new Map<Text | HTMLImageElement, Sight>();
  const page = body.ownerDocument.documentElement;
  walk(body, lookOf(body, lookOf(page, asPaper)), sights, notes);
  const letters = [...sights].filter(([node]) => isVisible(node.textContent ?? ''));
  // Where all of it is white, it was copied from a dark page.
  const isDarkPage = !letters.some(([, sight]) => sight === 'seen' || sight === 'doubtful');
  const whiteOnes = isDarkPage ? 'doubtful' : 'hidden';
  const found = (sight: Sight) => (sight === 'white' ? whiteOnes : sight);
  for (const [, sight] of letters) {
    const note = found(sight);
    if (note !== 'seen') notes.add(note);
  }
  for (const [node, sight] of sights) if (found(sight) === 'hidden') takeOut(node);
}

const asPaper: Look = { isGone: false, isHidden: false, hasNoSize: false, colour: null, ground: white };

function walk(element: Element, look: Look, sights: Map<Text | HTMLImageElement, Sight>, notes: PasteNotes): void {
  for (const node of [...element.childNodes]) {
    if (node instanceof Text) sights.set(node, sightOf(look, isVisible(node.data)));
    if (!(node instanceof Element)) continue;
    if (node.hasAttribute('hidden') || said(node).display === 'none') {
      if (isVisible(node.textContent ?? '')) notes.add('hidden');
      node.remove();
      continue;
    }
    const inner = lookOf(node, look);
    if (node instanceof HTMLImageElement) sights.set(node, sightOf(inner, false));
    walk(node, inner, sights, notes);
  }
}

function sightOf({ isGone, isHidden, hasNoSize, colour, ground }: Look, hasLetters: boolean): Sight {
  if (isGone || isHidden || hasNoSize) return 'hidden';
  if (!colour || !hasLetters) return 'seen';
  const isClear = colour[3] < 0.05;
  if (!ground) return isClear || isNear(over(colour, white), white) ? 'doubtful' : 'seen';
  if (!isNear(over(colour, ground), ground)) return 'seen';
  if (isClear) return 'hidden';
  return isNear(ground, white) ? 'white' : 'doubtful';
}

function lookOf(element: Element, outer: Look): Look {
  const declared = said(element);
  const wordHides = styleOf(element, 'mso-hide');
  return {
    isGone:
      outer.isGone ||
      Number.parseFloat(declared.opacity) === 0 ||
      (declared.overflow === 'hidden' && [declared.height, declared.maxHeight].some(isZero)),
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
  if (/^(inherit|unset|currentcolor|)$/i.test(written)) return outer;
  return readColour(written);
}

function groundOf(element: Element, declared: Declared, outer: Colour | null): Colour | null {
  const { backgroundColor, backgroundImage, background } = declared;
  const hasPicture = !/^(none|initial|)$/.test(backgroundImage) || /var\(/.test(background + backgroundColor);
  if (hasPicture || element.hasAttribute('background')) return null;
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
  | 'visibility'
>;

/** What the element's style says, as the browser reads it; '' where it says nothing. Good until the next call. */
function said(element: Element): Declared {
  const { style } = probe;
  style.cssText = element.getAttribute('style') ?? '';
  return style;
}

// An element of the page: the clipboard's own are under the page's policy, which may refuse styles that are written.
const probe = document.createElement('span');

/** Takes the text out, and the elements that held nothing else. A cell keeps its place, the next item its number. */
function takeOut(node: Text | HTMLImageElement): void {
  let outer = node.parentElement;
  const isBetweenWords = node instanceof Text && /^\s|\s$/.test(node.data);
  node.replaceWith(isBetweenWords ? ' ' : '');
  while (outer && !/^(td|th|caption|tr|tbody|table|body)$/.test(outer.localName)) {
    if (isVisible(outer.textContent ?? '') || outer.querySelector('img, table')) return;
    const { parentElement } = outer;
    if (outer.localName === 'li') removeItem(outer);
    else outer.replaceWith(isBetweenWords ? ' ' : '');
    outer = parentElement;
  }
}
