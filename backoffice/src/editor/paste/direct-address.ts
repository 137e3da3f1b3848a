/** Where redirectors of mail filters, search engines and networks say the address that they lead to. */
const redirectors: [host: RegExp, parameter: string][] = [
  [/(^|\.)safelinks\.protection\.outlook\.com$/, 'url'],
  [/(^|\.)linkprotect\.cudasvc\.com$/, 'a'],
  [/^(www\.)?google\.[a-z.]{2,6}$/, 'url'],
  [/^(www\.)?google\.[a-z.]{2,6}$/, 'q'],
  [/^lm?\.(facebook|instagram|messenger)\.com$/, 'u'],
  [/^(www\.)?linkedin\.com$/, 'url'],
  [/^(www\.)?youtube\.com$/, 'q'],
  [/^(www\.)?duckduckgo\.com$/, 'uddg'],
  [/^slack-redir\.net$/, 'url'],
  [/^out\.reddit\.com$/, 'url'],
  [/^(away\.)?vk\.com$/, 'to'],
];

const redirectingPaths = /^\/(url|l\.php|l\/?|redirect|redir\/redirect|link|away\.php|)$/;

const tracking =
  /^(utm_\w+|fbclid|gclid|gclsrc|dclid|gbraid|wbraid|msclkid|mc_cid|mc_eid|igshid|igsh|_hsenc|_hsmi|mkt_tok|yclid|twclid|ttclid|li_fat_id|vero_id|oly_\w+_id|wickedid|s_cid|at_(campaign|medium)\w*)$/i;

/** The address that a link leads to in the end, as far as it says so itself, without what follows its readers. */
export function directAddress(address: string): string {
  let direct = address;
  // A filter may hold what another one made.
  for (let times = 0; times < 5; times += 1) {
    const next = unwrapped(direct);
    if (next === null) break;
    direct = next;
  }
  return withoutTracking(direct);
}

function unwrapped(address: string): string | null {
  const url = readUrl(address);
  if (!url) return null;
  const inner = fromUrlDefense(url, address) ?? fromParameter(url);
  return inner !== null && /^(https?|mailto):/i.test(inner) && URL.canParse(inner) ? inner : null;
}

function fromParameter(url: URL): string | null {
  for (const [host, parameter] of redirectors) {
    const inner = url.searchParams.get(parameter);
    if (host.test(url.hostname) && redirectingPaths.test(url.pathname) && inner !== null) return inner;
  }
  return null;
}

// Proofpoint writes addresses in two ways of its own.
function fromUrlDefense({ hostname, searchParams, pathname }: URL, address: string): string | null {
  if (/^urldefense\.(com|us)$/.test(hostname)) {
    const [, inner = '', encoded = ''] = /\/v3\/__(.+?)__;([^!]*)/.exec(address) ?? [];
    return inner === '' ? null : putBack(inner, encoded);
  }
  if (hostname === 'urldefense.proofpoint.com' && pathname.startsWith('/v2/')) {
    const inner = searchParams.get('u');
    return inner === null ? null : decodeSafely(inner.replaceAll('-', '%').replaceAll('_', '/'));
  }
  return null;
}

// Each « * » stands for a character that is kept behind the address, in base64.
function putBack(inner: string, encoded: string): string {
  const bytes = Uint8Array.from(decodeBase64(encoded), (sign) => sign.charCodeAt(0));
  const kept = [...new TextDecoder().decode(bytes)];
  return inner.replaceAll('*', () => kept.shift() ?? '*').replace(/^(https?):\/(?!\/)/, '$1://');
}

function decodeBase64(encoded: string): string {
  try {
    return atob(encoded.replaceAll('-', '+').replaceAll('_', '/'));
  } catch {
    return '';
  }
}

function decodeSafely(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function withoutTracking(address: string): string {
  const url = readUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return address;
  const names = [...url.searchParams.keys()].filter((name) => tracking.test(name));
  if (names.length === 0) return address;
  for (const name of names) url.searchParams.delete(name);
  return url.href;
}

function readUrl(address: string): URL | null {
  return URL.canParse(address) ? new URL(address) : null;
}
