/** What is to be reached, as a ratio of requests a second; `against` names another row of the same group. */
export const goals = [
  { group: 'GET /api/articles', kind: 'caches off', against: 'floor-http', atLeast: 0.75 },
  { group: 'GET /api/articles', kind: 'caches on', against: 'floor-cached', atLeast: 0.5 },
  { group: 'GET /api/articles/{id}', kind: 'caches off', against: 'floor-http', atLeast: 0.45 },
  { group: 'GraphQL list of articles', kind: 'caches off', against: 'yoga-floor', atLeast: 0.8 },
  { group: 'GraphQL list of articles', kind: 'caches on', against: 'yoga-floor', atLeast: 15 },
  { group: 'Home page', kind: 'caches off', against: 'Next.js', atLeast: 6 },
  { group: 'Catalogue page', kind: 'caches off', against: 'Next.js', atLeast: 4 },
  { group: 'Article page', kind: 'caches off', against: 'Next.js', atLeast: 6 },
  { group: 'Catalogue page', kind: 'caches on', against: 'floor-cached', atLeast: 0.3 },
  { group: 'Catalogue page', kind: 'caches on', against: 'Next.js', atLeast: 100 },
];

/** How much slower a row may become from the smallest database to the largest, as a ratio of its median time. */
export const growthGoals = [
  { group: 'Home page', kind: 'caches off', atMost: 1.15 },
  { group: 'Article page', kind: 'caches off', atMost: 1.15 },
  { group: 'Administrators’ list of articles', kind: 'signed in', atMost: 1.5 },
];

/** Memory of the service and the storefront under load, as a ratio of that of Next.js. */
export const memoryGoal = 0.35;
