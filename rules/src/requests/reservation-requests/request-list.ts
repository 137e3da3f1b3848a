import { addDays, isRentalDay, weekdayOf } from '../../dates/days.ts';
import { type RequestState, requestStates } from './request-states.ts';

/** Which day of a request a period is about: the wanted one, the departure, or the return. */
export const requestDays = ['date', 'debut', 'fin'] as const;
export type RequestDay = (typeof requestDays)[number];

/** What the list of requests is narrowed to, beside a search; days `YYYY-MM-DD`, null where there is no limit. */
export interface RequestFilter {
  /** None for all. */
  statuts: RequestState[];
  jour: RequestDay;
  du: string | null;
  au: string | null;
  /** With delivery only. */
  livraison: boolean;
  /** With unread messages of the visitor only. */
  nonLus: boolean;
  /** Agreed on and not wholly billed only. */
  aFacturer: boolean;
}

/** Periods that follow the calendar: a saved view means the same next week. */
export const requestPeriods = [
  { key: 'week-end', label: 'Ce week-end', days: (today: string) => weekEnd(today) },
  { key: 'semaine', label: 'Cette semaine', days: (today: string) => week(today) },
  { key: '30-jours', label: '30 prochains jours', days: (today: string) => ({ du: today, au: addDays(today, 30) }) },
  { key: 'a-venir', label: 'À venir', days: (today: string) => ({ du: today, au: null }) },
  { key: 'passees', label: 'Passées', days: (today: string) => ({ du: null, au: addDays(today, -1) }) },
] as const;

/** Names of the list's state in its address, `?etat=nouvelle&periode=semaine`, in the order of a saved view. */
export const requestListParameters = [
  'q',
  'etat',
  'periode',
  'jour',
  'du',
  'au',
  'livraison',
  'non-lus',
  'a-facturer',
  'tri',
] as const;
export type RequestListParameter = (typeof requestListParameters)[number];

/** How the address names the days. */
export const requestDayKeys = { date: '', debut: 'depart', fin: 'retour' } as const satisfies Record<
  RequestDay,
  string
>;

/** The value in the address of a filter that is on. */
export const isOn = 'oui';

/** The filter that an address names; what it says wrongly is left out. `today` is the day in Paris. */
export function readRequestFilter(read: (name: RequestListParameter) => string, today: string): RequestFilter {
  const states = read('etat').split(',');
  const period = requestPeriods.find(({ key }) => key === read('periode'));
  return {
    statuts: requestStates.filter((state) => states.includes(state)),
    jour: requestDays.find((day) => requestDayKeys[day] === read('jour')) ?? 'date',
    ...(period?.days(today) ?? { du: readDay(read('du')), au: readDay(read('au')) }),
    livraison: read('livraison') === isOn,
    nonLus: read('non-lus') === isOn,
    aFacturer: read('a-facturer') === isOn,
  };
}

/** A saved view: its name, and the part of the list's address that makes it, without « ? ». */
export interface RequestView {
  nom: string;
  filtres: string;
}

/** The query string of a list without what does not make the view (page, opened request), in one order. */
export function requestViewOf(search: string): string {
  const all = new URLSearchParams(search);
  const own = requestListParameters.flatMap((name) => {
    const value = all.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(own).toString();
}

/** The views of a shop that has not saved any. */
export const offeredRequestViews: readonly RequestView[] = [
  { nom: 'À traiter', filtres: { etat: 'nouvelle,a_confirmer', tri: 'recues' } },
  { nom: 'Départs de la semaine', filtres: { etat: 'confirmee', periode: 'semaine', jour: 'depart', tri: 'date' } },
  { nom: 'Retours de la semaine', filtres: { etat: 'sortie', periode: 'semaine', jour: 'retour', tri: 'date' } },
  { nom: 'Livraisons à venir', filtres: { etat: 'confirmee', periode: 'a-venir', livraison: isOn, tri: 'date' } },
].map(({ nom, filtres }) => ({ nom, filtres: new URLSearchParams(filtres).toString() }));

/** From Friday to Sunday; on these days the one that has begun. */
function weekEnd(today: string) {
  const friday = addDays(week(today).du, 4);
  return { du: friday, au: addDays(friday, 2) };
}

/** From Monday to Sunday. */
function week(today: string) {
  const monday = addDays(today, -((weekdayOf(today) + 6) % 7));
  return { du: monday, au: addDays(monday, 6) };
}

function readDay(value: string): string | null {
  return isRentalDay(value) ? value : null;
}

/** Sentences that only administrators read. */
export const requestListSentences = {
  viewNameRequired: 'Veuillez nommer cette vue',
  viewNameTaken: 'Une vue porte déjà ce nom',
  tooManyViews: (count: number) => `${count} vues au plus\u00a0: supprimez-en une d’abord`,
  tooManyChosen: (count: number) => `${count} demandes au plus à la fois`,
  exportFailed: 'Les demandes n’ont pas été exportées. Veuillez réessayer.',
  viewsSaved: 'Vues enregistrées',
  viewsFailed: 'Les vues n’ont pas été enregistrées. Veuillez réessayer.',
  viewsConflict: 'Quelqu’un d’autre vient de changer les vues\u00a0: les voici. Recommencez.',
};
