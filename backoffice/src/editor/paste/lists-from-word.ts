const marker = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';

interface OpenList {
  list: HTMLElement;
  level: number;
}

/** Turns Word's list items, which are paragraphs with a level and a marker written as text, into lists. */
export function listsFromWord(body: HTMLElement): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const level = levelOf(paragraph);
    // A list continues while nothing comes between its items.
    if (level === null || paragraph.previousElementSibling !== open[0]?.list) open = [];
    if (level !== null) addItem(paragraph, level, open);
  }
}

function levelOf(paragraph: HTMLElement): number | null {
  const level = /mso-list:\s*l\d+\s+level(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1];
  return level === undefined ? null : Number(level);
}

/** Moves the paragraph into the list of its level. `open` holds the lists still open, outermost first. */
function addItem(paragraph: HTMLElement, level: number, open: OpenList[]): void {
  const sign = takeMarker(paragraph);
  const kind = /^\(?[\da-z]{1,4}[.)]/i.test(sign) ? 'ol' : 'ul';
  while ((open.at(-1)?.level ?? 0) > level) open.pop();
  if (open.at(-1)?.level === level && open.at(-1)?.list.localName !== kind) open.pop();

  let list = open.at(-1)?.level === level ? open.at(-1)?.list : undefined;
  if (!list) {
    list = document.createElement(kind);
    if (/^[2-9]|^1\d/.test(sign)) list.setAttribute('start', String(Number.parseInt(sign, 10)));
    const item = open.at(-1)?.list.lastElementChild;
    if (item) item.append(list);
    else paragraph.before(list);
    open.push({ list, level });
  }
  const item = document.createElement('li');
  item.append(paragraph);
  list.append(item);
}

function takeMarker(paragraph: HTMLElement): string {
  const element = paragraph.querySelector(marker);
  element?.remove();
  return element?.textContent?.trim() ?? '';
}
