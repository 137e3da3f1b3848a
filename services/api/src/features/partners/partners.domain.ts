import type { PartnerInput } from '@barnum/rules/partners';
import type { Db, Prisma } from '../../db/client.ts';

/** What to read beside the columns; decides the shape of the answer. */
type Query = Pick<Prisma.PartnerFindManyArgs, 'include' | 'select'>;

/** All partners, in the order in which they were added. */
export function listPartners<Q extends Query>(db: Db, query?: Q) {
  return db.partner.findMany({ ...query, orderBy: { id: 'asc' } }) as Promise<Prisma.PartnerGetPayload<Q>[]>;
}

/** Creates a partner. `pictureKey` names a stored picture of its logo. */
export function createPartner(db: Db, input: PartnerInput & { pictureKey?: string }) {
  return db.partner.create({ data: input });
}
