const placeholder = '%CONFIG%';

/** index.html with the configuration that the page reads at run time in its JSON block. */
export function fillPage(html: string, config: { storefrontUrl: string }): string {
  // A browser ends the block at the first '<' of an end tag, whatever the JSON says.
  return html.replace(placeholder, () => JSON.stringify(config).replaceAll('<', '\\u003c'));
}
