/** A size or a measure among the words of `searchWords`. */
export interface Size {
  /** Its numbers, as they are written. */
  numbers: string[];
  /** `m`, `kg`, … of all numbers; empty where none is told. */
  unit: string;
  /** What a text that has it is found by: « 3x6m » by « 3 », « 6 », « 3x6 », « 3m » and « 6m ». */
  found: string[];
  /** What is looked for in its place: « 6x3m » is « 3x6 », « 3x6x2 » is « 3x6 » and « 2 », « 3m » itself. */
  sought: string[];
}

/** Null for a word that is none, also for a plain number. */
export function sizeOf(word: string): Size | null {
  const [, written, unit = ''] = /^(\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*)([a-z]{1,2}[23]?)?$/.exec(word) ?? [];
  const numbers = written?.split('x') ?? [];
  if (numbers.length < 2 && unit === '') return null;
  const [first, second] = numbers;
  return {
    numbers,
    unit,
    found: [...numbers, ...pairsOf(numbers.slice(0, mostSides)), ...(unit ? numbers.map((each) => each + unit) : [])],
    sought: first === undefined || second === undefined ? [word] : [pair(first, second), ...numbers.slice(2)],
  };
}

/** The numbers of a size that any two of are looked for. */
const mostSides = 4;

function pairsOf(numbers: readonly string[]): string[] {
  return numbers.flatMap((one, at) => numbers.slice(at + 1).map((other) => pair(one, other)));
}

function pair(one: string, other: string): string {
  return Number(one) <= Number(other) ? `${one}x${other}` : `${other}x${one}`;
}
