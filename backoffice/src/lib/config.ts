/** What the server passes to the page at run time, in the JSON block of index.html. */
export interface Config {
  storefrontUrl: string;
}

/** The configuration of this page. */
export function readConfig(): Config {
  const block = document.getElementById('config')?.textContent;
  if (!block) throw new Error('The page came without its configuration block');
  return JSON.parse(block) as Config;
}
