import { isAllowedLink } from '@barnum/rules/rich-text';
import { emailPattern } from '@barnum/rules/text';

/**
 * The address that a link takes from what was typed: an e-mail becomes `mailto:`, an address without scheme `http://`;
 * own pages (`/…`, `#…`, `./…`) stay relative. Null when a link may not lead there.
 */
export function toLinkAddress(typed: string): string | null {
  const address = typed.trim();
  if (/\s/.test(address)) return null;
  if (/^[/#?]|^\.{1,2}\//.test(address)) return isAllowedLink(address) ? address : null;
  if (emailPattern.test(address) && !address.includes(':')) return `mailto:${address}`;
  // A name and a port are no scheme.
  if (/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address)) return isAllowedLink(address) ? address : null;
  if (/^(tel|sms|callto):/i.test(address)) return address;
  return `http://${address}`;
}
