import { parseInput } from '@barnum/rules/errors';
import { customerInput } from '@barnum/rules/inputs/customers';
import type { z } from 'zod';
import type { Db } from '../../services/api/src/db/client.ts';
import { createCustomer } from '../../services/api/src/features/customers/customers.domain.ts';

type CustomerSeed = Partial<z.input<typeof customerInput>> & { createdAt?: Date };

/** A customer, with defaults for all fields that `seed` leaves out. */
export function seedCustomer(db: Db, { createdAt, ...seed }: CustomerSeed = {}) {
  const input = parseInput(customerInput, { kind: 'particulier', nom: 'Corre', prenom: '', ...seed });
  return createCustomer(db, input, { ...(createdAt && { createdAt }) });
}
