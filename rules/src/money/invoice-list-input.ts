import { id } from '../fields/id.ts';
import { chosenDay } from '../fields/rental.ts';
import { z } from '../fields/zod.ts';
import { invoiceKinds } from './invoices/invoice-content.ts';
import { invoiceStates } from './invoices/invoice-state.ts';

/** What narrows a list of invoices; see `InvoiceFilter`. */
export const invoiceFilterInput = z
  .object({
    etats: z.array(z.enum(invoiceStates)).nullish(),
    nature: z.enum(invoiceKinds).nullish(),
    customerId: id.nullish(),
    du: chosenDay,
    au: chosenDay,
  })
  .transform(({ etats, nature, customerId, ...days }) => ({
    ...days,
    etats: etats ?? [],
    nature: nature ?? null,
    customerId: customerId ?? null,
  }));
