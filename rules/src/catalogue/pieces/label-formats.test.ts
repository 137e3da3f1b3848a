import { expect, test } from 'vitest';
import { labelFormats, labelPlace, labelSheet, labelsPerSheet } from './label-formats.ts';

test.each(Object.values(labelFormats))('the labels of $name lie on their sheet, none over another', (format) => {
  const last = labelPlace(format, labelsPerSheet(format) - 1);
  const first = labelPlace(format, 0);
  expect(last.sheet).toBe(0);
  expect(last.x + format.width).toBeCloseTo(labelSheet.width - first.x);
  expect(last.y + format.height).toBeCloseTo(labelSheet.height - first.y);
  expect(format.pitch).toBeGreaterThanOrEqual(format.width);
  expect(labelPlace(format, labelsPerSheet(format))).toEqual({ ...first, sheet: 1 });
});

test('the sheets have as many labels as their box says, and the margins that the maker gives', () => {
  const counts = Object.values(labelFormats).map(labelsPerSheet);
  expect(counts).toEqual([14, 21, 24, 65, 189]);
  expect(labelPlace(labelFormats.L7160, 0)).toMatchObject({ x: expect.closeTo(7.25), y: expect.closeTo(15.15) });
});
