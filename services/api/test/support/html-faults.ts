import { isAllowedLink, linkRel } from '@barnum/rules/text/rich-text';
import { type DefaultTreeAdapterTypes, parse, parseFragment, serialize } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

const allowedTags = new Set(
  ['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'strong', 'em', 'u', 's'].concat([
    'mark',
    'blockquote',
    'hr',
    'ul',
    'ol',
    'li',
    'a',
  ]),
);
const allowedAttributes = new Set(['href', 'target', 'rel', 'class', 'start', 'type', 'data-color', 'data-align']);

/**
 * What a browser would find in `html` beside harmless rich text: as a part of a page or as a page, with scripts or
 * without, and once more after it wrote out what it had read.
 */
export function htmlFaults(html: string): string[] {
  const faults = new Set<string>();
  for (const scriptingEnabled of [true, false]) {
    const fragment = parseFragment(html, { scriptingEnabled });
    const again = parseFragment(serialize(fragment, { scriptingEnabled }), { scriptingEnabled });
    const page = parse(`<!doctype html><body><div>${html}</div>`, { scriptingEnabled });
    for (const node of [...fragment.childNodes, ...again.childNodes, ...bodyOf(page)]) collect(node, faults);
  }
  return [...faults];
}

function collect(node: Node, faults: Set<string>): void {
  if (node.nodeName === '#text') return;
  if (!('tagName' in node)) {
    faults.add(node.nodeName);
    return;
  }
  if (!allowedTags.has(node.tagName) || node.namespaceURI !== 'http://www.w3.org/1999/xhtml') {
    faults.add(`<${node.tagName}>`);
  }
  for (const { name, value } of node.attrs) {
    if (!allowedAttributes.has(name) || (name === 'href' && !isAllowedLink(value))) faults.add(`${name}=${value}`);
  }
  if (node.tagName === 'a' && node.attrs.find(({ name }) => name === 'rel')?.value !== linkRel)
    faults.add('a link without rel');
  for (const child of node.childNodes) collect(child, faults);
}

// The wrapping division itself is ours; what left it would not be found inside.
function bodyOf(page: DefaultTreeAdapterTypes.Document): Node[] {
  const html = page.childNodes.find((node) => node.nodeName === 'html');
  const parts = html && 'childNodes' in html ? html.childNodes : [];
  return parts.flatMap((part) => {
    if (!('childNodes' in part)) return [part];
    return part.childNodes.flatMap((child, index) =>
      part.nodeName === 'body' && index === 0 && 'childNodes' in child ? child.childNodes : [child],
    );
  });
}
