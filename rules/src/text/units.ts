const names: Partial<Record<string, string>> = { m: 'metre', l: 'litre', g: 'gramme', w: 'watt' };
const prefixes: Partial<Record<string, string>> = { k: 'kilo', d: 'deci', c: 'centi', m: 'milli' };
const powers: Partial<Record<string, string>> = { 2: 'carre', 3: 'cube' };

/** A folded symbol in words, without blanks and the « s » at the end: « m2 » is « metrescarre », « metrecarre ». */
export function unitWords(symbol: string): string[] {
  const [, prefix = '', base = '', power = ''] = /^([kdcm]?)([mlgw])([23]?)$/.exec(symbol) ?? [];
  const name = names[base];
  if (name === undefined) return [];
  const plain = `${prefixes[prefix] ?? ''}${name}`;
  const raised = powers[power];
  const written = raised === undefined ? [plain] : [`${plain}s${raised}`, `${plain}${raised}`];
  return symbol === 'kg' ? [...written, 'kilo'] : written;
}
