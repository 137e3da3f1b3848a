import { prepareDatabase } from './lib/prepare.mjs';
import { runPrograms } from './lib/run-programs.mjs';

const tsx = 'node_modules/.bin/tsx';

const entries = {
  migrate: 'services/api/src/commands/migrate.ts',
  server: 'prisma/seed/server.ts',
  seed: 'prisma/seed/seed.ts',
};

await runPrograms(async ({ service, storefront, backOffice }) => {
  await prepareDatabase((entry) => [tsx, entries[entry]]);
  return [
    {
      ...service,
      health: '/readyz',
      commandLine: [tsx, 'watch', '--clear-screen=false', entries.server],
    },
    { ...storefront, health: '/', commandLine: ['npm', 'run', '--silent', 'dev', '-w', 'storefront'] },
    { ...backOffice, health: '/', commandLine: ['npm', 'run', '--silent', 'dev', '-w', 'backoffice'] },
  ];
});
