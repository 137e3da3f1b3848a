const headingTags = /(<\/?h)([1-6])(?=[\s>])/g;

/** Moves the headings of HTML so that its highest ones are of level `highest`: the page has its own above them. */
export function moveHeadings(html: string, highest: number): string {
  const levels = [...html.matchAll(headingTags)].map(([, , level]) => Number(level));
  const lowering = highest - levels.reduce((least, level) => Math.min(least, level), 6);
  return html.replace(headingTags, (_tag, start: string, level: string) => {
    return `${start}${Math.min(Number(level) + lowering, 6)}`;
  });
}
