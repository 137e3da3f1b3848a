/** Soft stuffed things made of facets. Metres. */
import { add, type P3 } from './camera.ts';
import type { Facet, Skin } from './mesh.ts';

/** A stuffed block around `centre`: convex, round all over; `power` 2 is an ellipsoid, 6 nearly a box. */
export function stuffed(centre: P3, size: P3, skin: Skin, options: { power?: number; parts?: number } = {}): Facet[] {
  const power = options.power ?? 5;
  const parts = options.parts ?? 18;
  const facets: Facet[] = [];
  for (const [u, v, w] of [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ] as const) {
    for (const sign of [1, -1]) {
      const spot = (i: number, j: number): P3 => {
        const way: [number, number, number] = [0, 0, 0];
        way[u] = Math.tan((Math.PI / 4) * ((2 * i) / parts - 1));
        way[v] = Math.tan((Math.PI / 4) * ((2 * j) / parts - 1));
        way[w] = sign;
        const length = way.reduce((sum, x) => sum + Math.abs(x) ** power, 0) ** (1 / power);
        return add(centre, [
          (way[0] / length) * (size[0] / 2),
          (way[1] / length) * (size[1] / 2),
          (way[2] / length) * (size[2] / 2),
        ]);
      };
      for (let i = 0; i < parts; i++) {
        for (let j = 0; j < parts; j++) {
          const quad = [spot(i, j), spot(i + 1, j), spot(i + 1, j + 1), spot(i, j + 1)];
          facets.push({ points: sign > 0 ? quad : quad.reverse(), skin });
        }
      }
    }
  }
  return facets;
}

/** A square cushion that looks to +z, `size` wide, with pinched sides and pointed corners. */
export function squareCushion(centre: P3, size: number, thick: number, skin: Skin, turn = 0): Facet[] {
  const parts = 22;
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const spot = (i: number, j: number, sign: number): P3 => {
    const [u, v] = [Math.sin((Math.PI / 2) * ((2 * i) / parts - 1)), Math.sin((Math.PI / 2) * ((2 * j) / parts - 1))];
    const [x, y] = [u * (1 - 0.1 * (1 - v * v)) * (size / 2), v * (1 - 0.1 * (1 - u * u)) * (size / 2)];
    const z = sign * (thick / 2) * ((1 - u * u) * (1 - v * v)) ** 0.42;
    return add(centre, [x * c - y * s, x * s + y * c, z]);
  };
  const facets: Facet[] = [];
  for (const sign of [1, -1]) {
    for (let i = 0; i < parts; i++) {
      for (let j = 0; j < parts; j++) {
        const quad = [spot(i, j, sign), spot(i + 1, j, sign), spot(i + 1, j + 1, sign), spot(i, j + 1, sign)];
        facets.push({ points: sign > 0 ? quad : quad.reverse(), skin });
      }
    }
  }
  return facets;
}
