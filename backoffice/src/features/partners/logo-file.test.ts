import { expect, test } from 'vitest';
import { logoProblem } from './logo-file.ts';

test.each([
  ['image/jpeg', 1, null],
  ['image/webp', 5 * 1024 * 1024, null],
  ['image/png', 5 * 1024 * 1024 + 1, "L'image ne doit pas dépasser 5MB"],
  ['image/svg+xml', 1, 'Veuillez sélectionner une image valide'],
  ['', 1, 'Veuillez sélectionner une image valide'],
])('a file of type « %s » with %i bytes', (type, size, problem) => {
  expect(logoProblem({ type, size })).toBe(problem);
});
