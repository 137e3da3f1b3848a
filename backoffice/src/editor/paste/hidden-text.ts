import { isVisible } from '@barnum/rules/text/text';
import { isNear, over, white } from './colour.ts';
import { asPaper, declarationsOf, type Look, lookOf } from './look.ts';
import type { PasteNotes } from './paste-notes.ts';
import { takeOut } from './take-out.ts';

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

function walk(element: Element, look: Look, sights: Map<Text | HTMLImageElement, Sight>, notes: PasteNotes): void {
  for (const node of [...element.childNodes]) {
    if (node instanceof Text) sights.set(node, sightOf(look, isVisible(node.data)));
    // A hidden column is taken out with its cells, see `tables.ts`.
    if (!(node instanceof Element) || node.matches('col, colgroup')) continue;
    if (node.hasAttribute('hidden') || declarationsOf(node).display === 'none') {
      if (isVisible(node.textContent ?? '')) notes.add('hidden');
      takeOut(node);
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
