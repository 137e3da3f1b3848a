import { defaultOpeningHours } from '@barnum/rules/limits';

const days: Record<string, string> = {
  Mo: 'lundi',
  Tu: 'mardi',
  We: 'mercredi',
  Th: 'jeudi',
  Fr: 'vendredi',
  Sa: 'samedi',
  Su: 'dimanche',
};

/** Opening hours as schema.org writes them (`Mo-Fr 09:00-18:00`), from the company information or by default. */
export function openingHours(horaires: string): readonly string[] {
  const parts = horaires.split(/[,;\n]/).map((part) => part.trim());
  return parts.length > 0 && parts.every((part) => pattern.test(part)) ? parts : defaultOpeningHours;
}

/** The same for people, a line each: « Du lundi au vendredi de 9 h à 18 h ». Free text stays as it is. */
export function hoursInWords(horaires: string): readonly string[] {
  const hours = openingHours(horaires);
  return horaires !== '' && hours === defaultOpeningHours ? [horaires] : hours.map(partInWords);
}

const pattern = /^(Mo|Tu|We|Th|Fr|Sa|Su)(?:-(Mo|Tu|We|Th|Fr|Sa|Su))? (\d{2}:\d{2})-(\d{2}:\d{2})$/;

function partInWords(part: string): string {
  const [, first = '', last, from = '', to = ''] = pattern.exec(part) ?? [];
  const when = last ? `Du ${days[first]} au ${days[last]}` : `Le ${days[first]}`;
  return `${when} de ${timeInWords(from)} à ${timeInWords(to)}`;
}

function timeInWords(time: string): string {
  const [hours, minutes] = time.split(':');
  return `${Number(hours)}\u00a0h${minutes === '00' ? '' : `\u00a0${minutes}`}`;
}
