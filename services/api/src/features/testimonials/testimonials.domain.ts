import type { TestimonialInput } from '@barnum/rules/testimonials';
import type { Db, Prisma } from '../../db/client.ts';

type Query = Pick<Prisma.TestimonialFindManyArgs, 'select'>;

/** Testimonials, newest first; hidden ones only when `withHidden`. */
export function listTestimonials(db: Db, options: { withHidden: boolean }, query: Query = {}) {
  return db.testimonial.findMany({
    ...query,
    ...(options.withHidden ? {} : { where: { hide: false } }),
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  });
}

/** Creates a testimonial. `createdAt` defaults to now. */
export function createTestimonial(db: Db, input: TestimonialInput & { createdAt?: Date }) {
  return db.testimonial.create({ data: input });
}
