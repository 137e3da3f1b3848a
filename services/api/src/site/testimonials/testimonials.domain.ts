import { DomainError } from '@barnum/rules/errors';
import { sentences } from '@barnum/rules/sentences';
import type { TestimonialInput } from '@barnum/rules/site/testimonials-input';
import type { Db, Prisma, PrismaClient } from '../../platform/db/client.ts';
import { requireUnchanged } from '../../platform/db/optimistic-locking.ts';
import { inTransaction } from '../../platform/db/transaction.ts';

type Query = Pick<Prisma.TestimonialFindManyArgs, 'select'>;

const newestFirst = [
  { createdAt: 'desc' },
  { id: 'desc' },
] as const satisfies Prisma.TestimonialOrderByWithRelationInput[];

/** Testimonials, newest first, at most `limit` where it is given; hidden ones only when `withHidden`. */
export function listTestimonials(
  db: Db,
  { withHidden, limit }: { withHidden: boolean; limit?: number | null | undefined },
  query: Query = {},
) {
  return db.testimonial.findMany({
    ...query,
    ...(limit != null && { take: limit }),
    ...(!withHidden && { where: { hide: false } }),
    orderBy: [...newestFirst],
  });
}

/** Page `page` (from 1) of all testimonials, hidden ones too, newest first. */
export function listTestimonialPage(db: Db, page: { page: number; pageSize: number }, query: Query = {}) {
  return db.testimonial.findMany({
    ...query,
    orderBy: [...newestFirst],
    skip: (page.page - 1) * page.pageSize,
    take: page.pageSize,
  });
}

/** How many testimonials there are, hidden ones too. */
export function countTestimonials(db: Db): Promise<number> {
  return db.testimonial.count();
}

/** Creates a testimonial. `createdAt` defaults to now. */
export function createTestimonial(db: Db, input: TestimonialInput & { createdAt?: Date }) {
  return db.testimonial.create({ data: input });
}

/**
 * One testimonial, hidden or not.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function getTestimonial(db: Db, id: number) {
  const testimonial = await db.testimonial.findUnique({ where: { id } });
  if (testimonial === null) throw testimonialNotFound();
  return testimonial;
}

/**
 * Changes the fields of a testimonial that `patch` contains.
 * @throws DomainError NOT_FOUND, CONFLICT when the testimonial changed after `seen`.
 */
export function updateTestimonial(
  db: Db | PrismaClient,
  id: number,
  patch: Partial<TestimonialInput>,
  seen?: Date | null,
) {
  return inTransaction(db, async (tx) => {
    await tx.$executeRaw`SELECT id FROM testimonials WHERE id = ${id} FOR UPDATE`;
    requireUnchanged(await getTestimonial(tx, id), seen);
    return tx.testimonial.update({ where: { id }, data: patch });
  });
}

/**
 * Deletes a testimonial.
 * @throws DomainError NOT_FOUND when there is none.
 */
export async function deleteTestimonial(db: Db, id: number): Promise<void> {
  const { count } = await db.testimonial.deleteMany({ where: { id } });
  if (count === 0) throw testimonialNotFound();
}

function testimonialNotFound(): DomainError {
  return new DomainError('NOT_FOUND', { message: sentences.testimonials.notFound });
}
