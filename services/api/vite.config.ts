import { defineConfig } from 'vite';

// The service and its commands, bundled with the workspaces' own code; packages stay outside but for many small ones.
export default defineConfig({
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    rolldownOptions: {
      input: {
        // Above the service, which knows nothing of demo data.
        server: '../../prisma/seed/server.ts',
        migrate: 'src/commands/migrate.ts',
        user: 'src/commands/user.ts',
        backup: 'src/commands/backup.ts',
        restore: 'src/commands/restore.ts',
        'acceptances-check': 'src/commands/acceptances-check.ts',
        'ledger-check': 'src/commands/ledger-check.ts',
        'ledger-archive': 'src/commands/ledger-archive.ts',
        'move-to-postgres': 'src/commands/move-to-postgres.ts',
        // Beside the code that starts its threads.
        'chunks/heavy-functions': 'src/assembly/heavy-functions.ts',
        'print-schema': 'src/commands/print-schema.ts',
        'db-diff': 'src/commands/db-diff.ts',
        seed: '../../prisma/seed/seed.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
  ssr: { noExternal: [/^@(barnum|opentelemetry)\//] },
});
