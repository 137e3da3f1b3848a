/** True for 14 digits, with or without spaces. */
export function hasSiretDigits(value: string): boolean {
  return /^\d{14}$/.test(value.replace(/\s/g, ''));
}

/**
 * True for a number that SIRENE may have given: its digits fulfil Luhn's formula, as those of every SIRET do but of La
 * Poste's establishments (SIREN 356 000 000), whose digits add up to a multiple of five.
 */
export function isSiret(value: string): boolean {
  const digits = [...value.replace(/\s/g, '')].map(Number);
  if (!hasSiretDigits(value)) return false;
  const isLaPoste = digits.slice(0, 9).join('') === '356000000';
  return luhnSum(digits) % 10 === 0 || (isLaPoste && sum(digits) % 5 === 0);
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
