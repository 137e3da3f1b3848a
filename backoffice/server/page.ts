const emptyBlock = 'id="config">{}<';

/** index.html with the configuration that the page reads at run time, in its JSON block. */
export function fillPage(html: string, config: { storefrontUrl: string }): string {
  if (!html.includes(emptyBlock)) throw new Error('index.html has no empty configuration block');
  // Whatever a value holds, it must not end the block.
  const json = JSON.stringify(config).replaceAll('<', '\\u003c');
  return html.replace(emptyBlock, () => `id="config">${json}<`);
}
