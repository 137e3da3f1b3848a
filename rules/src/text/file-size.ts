import { formatNumber } from './numbers.ts';

/** The size of a file in words: « 144 ko », « 2,5 Mo ». */
export function sizeInWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024
    ? `${formatNumber(kilobytes)}\u00a0ko`
    : `${formatNumber(Math.round(kilobytes / 102.4) / 10)}\u00a0Mo`;
}
