import { parseInput } from '@barnum/rules/errors';
import { testimonialInput } from '@barnum/rules/site/testimonials-input';
import type { z } from 'zod';
import type { Db } from '../../../services/api/src/platform/db/client.ts';
import { createTestimonial } from '../../../services/api/src/site/testimonials/testimonials.domain.ts';
import { demoTestimonials } from '../data/testimonials.ts';
import { daysAgo } from '../dates.ts';

type TestimonialSeed = Partial<z.input<typeof testimonialInput>> & { createdAt?: Date };

/** A testimonial, with defaults for all fields that `seed` leaves out. */
export function seedTestimonial(db: Db, { createdAt, ...seed }: TestimonialSeed = {}) {
  const input = parseInput(testimonialInput, { prenom: 'Maëlle', nom: 'R.', texte: 'Très bien.', ...seed });
  return createTestimonial(db, { ...input, ...(createdAt && { createdAt }) });
}

/** The demo testimonials: eight visible ones and a hidden one. */
export async function seedDemoTestimonials(db: Db): Promise<void> {
  for (const { daysAgo: days, ...testimonial } of demoTestimonials) {
    await seedTestimonial(db, { ...testimonial, createdAt: daysAgo(days) });
  }
}
