/** Groups of texts that the home page shows. */
export const homeTextGroups = [
  'hero',
  'categories',
  'articleSets',
  'steps',
  'returns',
  'partners',
  'callToAction',
  'testimonials',
] as const;
