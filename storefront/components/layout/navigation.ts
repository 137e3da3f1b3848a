import { paths } from '@barnum/rules/paths';

/** The three links of the header (spec section 2). */
export const destinations = [
  { label: 'Accueil', href: paths.home, icon: 'house' },
  { label: 'Catalogue', href: paths.catalogue, icon: 'grid' },
  { label: 'Réservation', href: paths.reservation, icon: 'calendar' },
] as const;

/** Whether the page at `path` belongs to the link `href`. */
export function isCurrent(href: string, path: string): boolean {
  if (href === paths.catalogue) return path.startsWith(paths.catalogue) || path.startsWith(paths.article(''));
  return path === href;
}

/** Whether the page at `path` shows articles or leads to them: the visitor's dates stand under its header. */
export function showsDates(path: string): boolean {
  return path === paths.home || isCurrent(paths.catalogue, path);
}
