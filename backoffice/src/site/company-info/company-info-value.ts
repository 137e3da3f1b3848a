import { closedDaysInWords, parseClosedDays } from '@barnum/rules/dates/closed-days';
import { openingHoursInWords, parseOpeningHours } from '@barnum/rules/dates/opening-hours';
import type { CompanyInfo } from './company-info.ts';
import { type Control, companyInfoField } from './company-info-fields.ts';

const units: Partial<Record<Control, string>> = { percent: '%', days: 'jours', cleaning: 'jours' };

/** The unit that stands behind the field. */
export function unitOf(control: Control): string | undefined {
  return units[control];
}

/** A value without the unit that it may have been stored with. */
export function withoutUnit(value: string): string {
  return value.replace(/\s*(%|jours?)$/, '');
}

/** A value in words, as the row shows it. */
export function valueInWords({ nom, valeur }: Pick<CompanyInfo, 'nom' | 'valeur'>): string {
  const { control } = companyInfoField(nom);
  const unit = unitOf(control);
  if (valeur === '') return '';
  if (unit) return /^\d/.test(valeur) ? `${withoutUnit(valeur)}\u00a0${unitFor(withoutUnit(valeur), unit)}` : valeur;
  if (control === 'closedDays') return closedDaysSentence(valeur);
  const hours = control === 'hours' ? parseOpeningHours(valeur) : null;
  return hours ? openingHoursInWords(hours).join('\n') : valeur;
}

/** « Fermé : le dimanche ; du 1er au 15 août 2027 »; empty without any closed day. */
export function closedDaysSentence(valeur: string): string {
  const { unknown, ...closedDays } = parseClosedDays(valeur);
  const parts = [...closedDaysInWords(closedDays), ...unknown];
  return parts.length === 0 ? '' : `Fermé : ${parts.join(' ; ')}`;
}

/** What of a value is not understood and has to be entered anew; null when all is. */
export function notUnderstood({ nom, valeur }: Pick<CompanyInfo, 'nom' | 'valeur'>): string | null {
  if (nom === 'Horaires' && parseOpeningHours(valeur) === null) return valeur;
  const unknown = nom === 'Jours fermés' ? parseClosedDays(valeur).unknown : [];
  return unknown.length > 0 ? unknown.join(' ; ') : null;
}

function unitFor(value: string, unit: string): string {
  return Number(value) < 2 ? unit.replace(/s$/, '') : unit;
}
