/** A sheet of labels, in millimetres: `columns` × `rows` labels, from one to the next `pitch`; its margins are equal. */
export interface LabelFormat {
  name: string;
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** From the left edge of a label to that of the next. */
  pitch: number;
}

/** An A4 sheet. */
export const labelSheet = { width: 210, height: 297 } as const;

/** Sheets by Avery, A4; rows touch each other. */
export const labelFormats = {
  L7163: { name: 'Avery L7163', width: 99.1, height: 38.1, columns: 2, rows: 7, pitch: 101.6 },
  L7160: { name: 'Avery L7160', width: 63.5, height: 38.1, columns: 3, rows: 7, pitch: 66 },
  L7159: { name: 'Avery L7159', width: 63.5, height: 33.9, columns: 3, rows: 8, pitch: 66 },
  L7651: { name: 'Avery L7651', width: 38.1, height: 21.2, columns: 5, rows: 13, pitch: 40.6 },
  L4731: { name: 'Avery L4731', width: 25.4, height: 10, columns: 7, rows: 27, pitch: 27.9 },
} as const satisfies Record<string, LabelFormat>;
export type LabelFormatKey = keyof typeof labelFormats;
export const labelFormatKeys = ['L7160', 'L7163', 'L7159', 'L7651', 'L4731'] as const satisfies LabelFormatKey[];

export function labelsPerSheet({ columns, rows }: LabelFormat): number {
  return columns * rows;
}

/** Where a label stands on its sheet, from the top left corner; `index` counts from 0 over all sheets, row by row. */
export function labelPlace(format: LabelFormat, index: number): { sheet: number; x: number; y: number } {
  const onSheet = index % labelsPerSheet(format);
  const left = (labelSheet.width - format.pitch * (format.columns - 1) - format.width) / 2;
  const top = (labelSheet.height - format.height * format.rows) / 2;
  return {
    sheet: Math.floor(index / labelsPerSheet(format)),
    x: left + (onSheet % format.columns) * format.pitch,
    y: top + Math.floor(onSheet / format.columns) * format.height,
  };
}

/** « Avery L7160, 21 étiquettes de 63,5 × 38,1 mm » */
export function labelFormatInWords(format: LabelFormat): string {
  const measure = (value: number) => String(value).replace('.', ',');
  const size = `${measure(format.width)} × ${measure(format.height)}\u00a0mm`;
  return `${format.name}, ${labelsPerSheet(format)} étiquettes de ${size}`;
}
