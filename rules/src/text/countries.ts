/**
 * Countries of customers, by their ISO 3166 code: those of the European Union and the neighbours of France. With the
 * form of their VAT numbers after the prefix, as the European Commission lists them (VIES); null where there is none.
 */
const vatForms = {
  FR: { prefix: 'FR', form: /^[0-9A-HJ-NP-Z]{2}\d{9}$/ },
  DE: { prefix: 'DE', form: /^\d{9}$/ },
  AD: null,
  AT: { prefix: 'AT', form: /^U\d{8}$/ },
  BE: { prefix: 'BE', form: /^[01]\d{9}$/ },
  BG: { prefix: 'BG', form: /^\d{9,10}$/ },
  CY: { prefix: 'CY', form: /^\d{8}[A-Z]$/ },
  HR: { prefix: 'HR', form: /^\d{11}$/ },
  DK: { prefix: 'DK', form: /^\d{8}$/ },
  ES: { prefix: 'ES', form: /^([A-Z]\d{7}[0-9A-Z]|\d{8}[A-Z])$/ },
  EE: { prefix: 'EE', form: /^\d{9}$/ },
  FI: { prefix: 'FI', form: /^\d{8}$/ },
  GR: { prefix: 'EL', form: /^\d{9}$/ },
  HU: { prefix: 'HU', form: /^\d{8}$/ },
  IE: { prefix: 'IE', form: /^(\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/ },
  IT: { prefix: 'IT', form: /^\d{11}$/ },
  LV: { prefix: 'LV', form: /^\d{11}$/ },
  LT: { prefix: 'LT', form: /^(\d{9}|\d{12})$/ },
  LU: { prefix: 'LU', form: /^\d{8}$/ },
  MT: { prefix: 'MT', form: /^\d{8}$/ },
  // Monaco belongs to the French VAT territory.
  MC: { prefix: 'FR', form: /^[0-9A-HJ-NP-Z]{2}\d{9}$/ },
  NL: { prefix: 'NL', form: /^[0-9A-Z+*]{10}\d{2}$/ },
  PL: { prefix: 'PL', form: /^\d{10}$/ },
  PT: { prefix: 'PT', form: /^\d{9}$/ },
  RO: { prefix: 'RO', form: /^\d{2,10}$/ },
  GB: { prefix: 'GB', form: /^(\d{9}|\d{12}|(GD|HA)\d{3})$/ },
  SK: { prefix: 'SK', form: /^\d{10}$/ },
  SI: { prefix: 'SI', form: /^\d{8}$/ },
  SE: { prefix: 'SE', form: /^\d{12}$/ },
  CH: { prefix: 'CHE', form: /^\d{9}(TVA|MWST|IVA)?$/ },
  CZ: { prefix: 'CZ', form: /^\d{8,10}$/ },
} as const satisfies Record<string, { prefix: string; form: RegExp } | null>;

export type Country = keyof typeof vatForms;

export const countries = Object.keys(vatForms) as [Country, ...Country[]];

const names = new Intl.DisplayNames('fr', { type: 'region' });

export function countryName(country: Country): string {
  return names.of(country) ?? country;
}

/** A VAT number as it is stored: capitals, without spaces, points and hyphens. */
export function plainVatNumber(value: string): string {
  return value.replace(/[\s.-]/g, '').toUpperCase();
}

/** Whether a plain VAT number has the form of its country's. */
export function isVatNumber(country: Country, number: string): boolean {
  const rule = vatForms[country];
  return rule?.form.test(number.slice(rule.prefix.length)) === true && number.startsWith(rule.prefix);
}

/** What the VAT numbers of a country begin with; null where there are none. */
export function vatPrefix(country: Country): string | null {
  return vatForms[country]?.prefix ?? null;
}

/** Whether firms there owe VAT in the place of a French one that hires out to them: countries of the EU but France. */
export function isEuCountry(country: string): boolean {
  return country in vatForms && !['FR', 'AD', 'MC', 'GB', 'CH'].includes(country);
}
