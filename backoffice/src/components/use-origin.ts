import { paths } from '@barnum/rules/paths';
import { useLocation } from 'react-router-dom';

/** The screens besides the list that requests are opened from, and the words of the way back to them. */
const screens: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^${paths.adminToday}$`), 'Retour à la journée'],
  [new RegExp(`^${paths.adminSheets}$`), 'Retour aux feuilles'],
  [new RegExp(`^${paths.adminPlanning}$`), 'Retour au planning'],
  [new RegExp(`^${paths.adminPreparation}$`), 'Retour à la préparation'],
  [new RegExp(`^${paths.adminArticles}/\\d+$`), 'Retour à l’article'],
  [new RegExp(`^${paths.adminCustomers}/\\d+$`), 'Retour au client'],
];

/** What a link to a request carries as its router state, so that the request leads back to the screen of the link. */
export function useOrigin(): { origin: string } {
  const { pathname, search } = useLocation();
  return { origin: `${pathname}${search}` };
}

/** The screen that the request of this address was opened from; null for the list. */
export function useWayToOrigin(): { to: string; label: string } | null {
  const { origin } = (useLocation().state ?? {}) as { origin?: unknown };
  if (typeof origin !== 'string') return null;
  const screen = screens.find(([path]) => path.test(origin.split('?')[0] ?? ''));
  return screen ? { to: origin, label: screen[1] } : null;
}
