// biome-ignore-all lint/performance/noBarrelFile: the drawings run once, when the demo is filled; one import keeps them readable.
// biome-ignore-all lint/performance/noReExportAll: the kit's files are this folder's own.
/** The drawing kit: one import for every drawing. See ../README.md for how to use it. */
export * from './kit/backdrop.ts';
export * from './kit/camera.ts';
export * from './kit/fabric.ts';
export * from './kit/flowers.ts';
export * from './kit/hydrangea.ts';
export * from './kit/light.ts';
export * from './kit/marquee.ts';
export * from './kit/marquee-frame.ts';
export * from './kit/marquee-roof.ts';
export * from './kit/marquee-walls.ts';
export * from './kit/nature.ts';
export * from './kit/paint.ts';
export * from './kit/path.ts';
export * from './kit/reception.ts';
export * from './kit/solids.ts';
