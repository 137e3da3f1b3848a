import { isRentalDay } from '../dates/days.ts';
import { z } from '../fields/zod.ts';
import { invoiceExportSentences } from './invoice-exports/invoice-exports.ts';

const { dayRequired, endsBefore } = invoiceExportSentences;

const day = z.string(dayRequired).refine(isRentalDay, dayRequired);

/** The period of an export, both days included. */
export const invoiceExportInput = z
  .object({ du: day, au: day })
  .refine(({ du, au }) => du <= au, { path: ['au'], error: endsBefore });
