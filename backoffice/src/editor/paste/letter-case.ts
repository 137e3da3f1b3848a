import { textNodesOf } from './leave-out.ts';
import { styleOf } from './style-of.ts';

/** Writes letters that a style shows as capitals, or as small ones, as they are seen. */
export function letterCase(body: HTMLElement): void {
  for (const element of body.querySelectorAll('[style*="text-transform" i]')) {
    for (const node of textNodesOf(element)) {
      if (node.parentElement?.closest('[style*="text-transform" i]') !== element) continue;
      node.data = written(node.data, styleOf(element, 'text-transform'));
    }
  }
}

function written(text: string, transform: string): string {
  if (transform === 'uppercase') return text.toLocaleUpperCase('fr');
  if (transform === 'lowercase') return text.toLocaleLowerCase('fr');
  if (transform !== 'capitalize') return text;
  return text.replace(/(?<![\p{L}\p{N}'’])\p{L}/gu, (letter) => letter.toLocaleUpperCase('fr'));
}
