import { type Node, Slice } from '@tiptap/pm/model';
import type { Selection } from '@tiptap/pm/state';

/**
 * What is pasted, its lists whole where the cursor stands in words or in a list: else the first item would go on in that
 * line, and every number after it would be another one.
 */
export function closedLists(slice: Slice, { $from }: Selection): Slice {
  const isInList = Array.from({ length: $from.depth }, (_, depth) => $from.node(depth)).some(isList);
  if ($from.parent.content.size === 0 && !isInList) return slice;
  const { content, openStart, openEnd } = slice;
  return new Slice(content, isList(content.firstChild) ? 0 : openStart, isList(content.lastChild) ? 0 : openEnd);
}

function isList(node: Node | null): boolean {
  return node !== null && /List$/.test(node.type.name);
}
