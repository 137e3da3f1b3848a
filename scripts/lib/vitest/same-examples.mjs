import fc from 'fast-check';

// Each run tries the same examples, so that it is red for what has changed alone. `BARNUM_SEED=7 npm test` tries others.
fc.configureGlobal({ seed: Number(process.env.BARNUM_SEED ?? 1) });
