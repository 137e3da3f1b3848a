/** True when two HTML texts are the same document. */
export function isSameText(one: string, other: string): boolean {
  return one === other || parse(one).isEqualNode(parse(other));
}

function parse(html: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = html;
  return template.content;
}
