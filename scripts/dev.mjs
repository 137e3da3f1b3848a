import { prepareDatabase, serverEntry } from './lib/prepare.mjs';
import { runPrograms } from './lib/run-programs.mjs';

const tsx = 'node_modules/.bin/tsx';

const entries = {
  migrate: 'services/api/src/commands/migrate.ts',
  server: 'services/api/src/server.ts',
  seed: 'prisma/seed/seed.ts',
  'demo-server': 'prisma/seed/demo-server.ts',
};

await runPrograms(async ({ service, storefront, backOffice }) => {
  await prepareDatabase((entry) => [tsx, entries[entry]]);
  return [
    {
      ...service,
      health: '/readyz',
      commandLine: [tsx, 'watch', '--clear-screen=false', entries[serverEntry()]],
    },
    { ...storefront, health: '/', commandLine: ['npm', 'run', '--silent', 'dev', '-w', 'storefront'] },
    { ...backOffice, health: '/', commandLine: ['npm', 'run', '--silent', 'dev', '-w', 'backoffice'] },
  ];
});
