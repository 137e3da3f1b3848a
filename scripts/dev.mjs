import { prepareDatabase } from './lib/prepare.mjs';
import { session } from './lib/session.mjs';

const tsx = 'node_modules/.bin/tsx';

await session(async ({ service, storefront, backOffice }) => {
  await prepareDatabase((entry) => [tsx, `services/api/src/commands/${entry}.ts`]);
  return [
    {
      ...service,
      health: '/readyz',
      commandLine: [tsx, 'watch', '--clear-screen=false', 'services/api/src/server.ts'],
    },
    { ...storefront, health: '/', commandLine: ['npm', 'run', '--silent', 'dev', '-w', 'storefront'] },
    { ...backOffice, health: '/', commandLine: ['npm', 'run', '--silent', 'dev', '-w', 'backoffice'] },
  ];
});
