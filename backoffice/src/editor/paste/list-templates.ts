import { type ListLabel, readLabel, writeNumber } from '@barnum/rules/text/list-label';

interface Template {
  /** « Article %1 - »: `%1` is the number of the first level. */
  text: string;
  format: string;
  start: number;
}

/** The labels of Word's lists as its style sheet says them, counted in the order of the document. */
export class ListTemplates {
  readonly #templates = new Map<string, Template>();
  readonly #counts = new Map<string, number[]>();

  constructor(sheet: string) {
    for (const [, list = '', level = '', rule = ''] of sheet.matchAll(/@list\s+(l\d+):level(\d)\s*\{([^{}]*)\}/g)) {
      const value = (name: string) =>
        new RegExp(`mso-level-${name}:\\s*("[^"]*"|[^;]*)`, 'i').exec(rule)?.[1]?.trim().replace(/^"|"$/g, '');
      const format = (value('number-format') ?? 'decimal').toLowerCase();
      const text = value('text')?.replace(/\\([^\d])/g, '$1');
      this.#templates.set(`${list} ${level}`, {
        text: text === undefined || text === '' ? `%${level}.` : text,
        format,
        start: Number(value('start-at') ?? 1),
      });
    }
  }

  /** Whether the style sheet says what stands before the items of that level. */
  knows(list: string, level: number): boolean {
    return this.#templates.has(`${list} ${level}`);
  }

  /** The label of the next item of that list at that level; a sign when nothing is known of it. */
  next(list: string, level: number): ListLabel {
    const template = this.#templates.get(`${list} ${level}`);
    if (!template || template.format === 'bullet' || template.format === 'image') return { kind: 'sign' };
    const counts = this.#counts.get(list) ?? [];
    counts.length = Math.min(counts.length, level);
    counts[level - 1] = (counts[level - 1] ?? template.start - 1) + 1;
    this.#counts.set(list, counts);
    return readLabel(
      template.text.replace(/%(\d)/g, (_sign, wanted: string) => {
        const of = this.#templates.get(`${list} ${wanted}`);
        return writeAs(of?.format ?? 'decimal', counts[Number(wanted) - 1] ?? of?.start ?? 1);
      }),
    );
  }
}

/** A number as CSS or Word call its way to count. */
export function writeAs(format: string, value: number): string {
  if (/^(lower-roman|roman-lower)$/.test(format)) return writeNumber({ type: 'i', value });
  if (/^(upper-roman|roman-upper)$/.test(format)) return writeNumber({ type: 'I', value });
  if (/^(lower-(alpha|latin)|alpha-lower)$/.test(format)) return writeNumber({ type: 'a', value });
  if (/^(upper-(alpha|latin)|alpha-upper)$/.test(format)) return writeNumber({ type: 'A', value });
  if (/^(decimal-leading-zero|arabic-leading-zero)$/.test(format)) return String(value).padStart(2, '0');
  if (format === 'lower-greek') return 'αβγδεζηθικλμνξοπρστυφχψω'[value - 1] ?? String(value);
  return String(value);
}
