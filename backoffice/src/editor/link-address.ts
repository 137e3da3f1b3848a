import { isAllowedLink } from '@barnum/rules/text/rich-text';
import { emailPattern } from '@barnum/rules/text/text';

/**
 * The address of a link from what was typed: an e-mail becomes `mailto:`, an address without a scheme gets `http://`,
 * pages of the site (`/…`, `#…`, `./…`) stay relative. Null when the scheme is not allowed.
 */
export function toLinkAddress(typed: string): string | null {
  const address = typed.trim();
  if (/\s/.test(address)) return null;
  if (/^[/#?]|^\.{1,2}\//.test(address)) return isAllowedLink(address) ? address : null;
  if (emailPattern.test(address) && !address.includes(':')) return `mailto:${address}`;
  // `localhost:3000`: a host with a port is not a scheme.
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address)) return isAllowedLink(address) ? address : null;
  if (/^(tel|sms|callto):/i.test(address)) return address;
  return `http://${address}`;
}
