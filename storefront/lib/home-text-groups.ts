/** Groups of texts that the home page shows. */
export const homeTextGroups = [
  'hero',
  'categories',
  'articleSets',
  'place',
  'steps',
  'returns',
  'people',
  'partners',
  'callToAction',
  'testimonials',
] as const;
