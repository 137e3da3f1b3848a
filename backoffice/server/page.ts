const emptyBlock = 'id="config">{}<';

/** index.html with the page's run-time configuration in its JSON block. */
export function fillPage(html: string, config: { storefrontUrl: string }): string {
  if (!html.includes(emptyBlock)) throw new Error('index.html has no empty configuration block');
  // A value must not be able to end the block.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(emptyBlock, () => `id="config">${json}<`);
}
