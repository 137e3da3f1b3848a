import { paths } from '@barnum/rules/paths';

const closed: readonly string[] = [paths.catalogue, paths.reservation, paths.siteMap];
const open: readonly string[] = [paths.legalNotice, paths.privacy, paths.cgv, paths.contact, paths.accessDenied];
const openUnder = [paths.article(''), paths.followUp(''), paths.preview];

/**
 * Whether a page waits for the opening: the home page, which unknown addresses show too, the catalogue, the request and the
 * site map. Articles stay where they are: who prepares the shop looks at them by their address.
 */
export function waitsForOpening(path: string): boolean {
  if (closed.includes(path)) return true;
  return !open.includes(path) && !openUnder.some((beginning) => path.startsWith(beginning));
}
