/** Groups of texts that the home page shows, one a section, in its order. */
export const homeTextGroups = [
  'hero',
  'categories',
  'steps',
  'returns',
  'partners',
  'callToAction',
  'testimonials',
] as const;
