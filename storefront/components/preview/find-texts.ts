import { isSitePictureKey, type SiteTextKey, siteTextKeys, siteTextOf } from '@barnum/rules/site/site-texts/site-texts';

/** A text or picture of the site, and the element that shows it. */
export interface FoundText {
  key: SiteTextKey;
  element: Element;
}

/** Where a page shows these texts, in the order of the page: each is sought in the part of its group alone. */
export function findTexts(page: ParentNode, texts: Partial<Record<SiteTextKey, string>>): FoundText[] {
  const found = siteTextKeys.flatMap((key) => {
    const element = isSitePictureKey(key) ? pictureOf(page, key) : shownIn(partsOf(page, key), texts[key] ?? '');
    return element ? [{ key, element }] : [];
  });
  return found.sort(({ element: one }, { element: other }) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/** The part of the page that shows a group; the shop's own texts frame each page. */
function partsOf(page: ParentNode, key: SiteTextKey): Element[] {
  const { group } = siteTextOf(key);
  return [...page.querySelectorAll(group === 'shop' ? 'header, footer' : `[data-texts="${group}"]`)];
}

function pictureOf(page: ParentNode, key: SiteTextKey): Element | null {
  const [part] = partsOf(page, key);
  return part?.querySelector('img') ?? null;
}

/** The innermost element that says `text` and nothing else, or else the innermost that says it among others. */
function shownIn(parts: readonly Element[], text: string): Element | null {
  const wanted = squeezed(text);
  if (wanted === '') return null;
  const says = (element: Element) => squeezed(element.textContent ?? '');
  return (
    innermost(parts, (element) => says(element) === wanted) ??
    innermost(parts, (element) => says(element).includes(wanted))
  );
}

function innermost(parts: readonly Element[], fits: (element: Element) => boolean): Element | null {
  const all = parts.flatMap((part) => [part, ...part.querySelectorAll('*')]).filter(fits);
  return all.find((element) => !all.some((other) => other !== element && element.contains(other))) ?? null;
}

/** A text without its spaces, which are set in several ways. */
function squeezed(text: string): string {
  return text.replace(/\s+/g, '');
}
