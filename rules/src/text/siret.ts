/** True for 14 digits, with or without spaces. */
export function hasSiretDigits(value: string): boolean {
  return /^\d{14}$/.test(withoutSpaces(value));
}

/**
 * True for a number that SIRENE may have given: its digits fulfil Luhn's formula, as those of every SIRET do but of La
 * Poste's establishments (SIREN 356 000 000), whose digits add up to a multiple of five.
 */
export function isSiret(value: string): boolean {
  if (!hasSiretDigits(value)) return false;
  const digits = digitsOf(value);
  const isLaPoste = sirenOf(withoutSpaces(value)) === '356000000';
  return luhnSum(digits) % 10 === 0 || (isLaPoste && sum(digits) % 5 === 0);
}

/** True for nine digits, with or without spaces. */
export function hasSirenDigits(value: string): boolean {
  return /^\d{9}$/.test(withoutSpaces(value));
}

/** True for nine digits that fulfil Luhn's formula, as those of every SIREN do. */
export function isSiren(value: string): boolean {
  return hasSirenDigits(value) && luhnSum(digitsOf(value)) % 10 === 0;
}

/** The SIREN that a SIRET, or a SIREN itself, begins with; both without spaces. */
export function sirenOf(sirenOrSiret: string): string {
  return sirenOrSiret.slice(0, 9);
}

/** A SIREN or SIRET as it is read: « 123 456 789 00012 ». */
export function spacedSiret(sirenOrSiret: string): string {
  return withoutSpaces(sirenOrSiret)
    .replace(/^(\d{3})(\d{3})(\d{3})/, '$1\u00a0$2\u00a0$3\u00a0')
    .trim();
}

function withoutSpaces(value: string): string {
  return value.replace(/\s/g, '');
}

function digitsOf(value: string): number[] {
  return [...withoutSpaces(value)].map(Number);
}

/** Luhn's sum: every second digit from the right is doubled, and the digits of the result added. */
function luhnSum(digits: readonly number[]): number {
  return sum(digits.map((digit, index) => ((digits.length - index) % 2 === 0 ? doubled(digit) : digit)));
}

function doubled(digit: number): number {
  return digit < 5 ? 2 * digit : 2 * digit - 9;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
