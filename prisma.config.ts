import { defineConfig } from 'prisma/config';

// The client runs on driver adapters and migrations on the WASM schema engine: the native one is never started,
// so that `prisma generate` works where its download is out of reach.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({ schema: 'prisma' });
