import { buildFronts, buildService, prepareDatabase } from './lib/prepare.mjs';
import { runPrograms } from './lib/run-programs.mjs';

/** @param {string} name */
const serviceEntry = (name) => ['node', `services/api/dist/${name}.js`];

await runPrograms(async ({ service, storefront, backOffice }) => {
  process.env.LOG_LEVEL ||= 'warn';
  // A slow statement is normal while three programs start on one computer.
  process.env.SLOW_QUERY_MS ||= '2000';
  // Pictures are worked on in several threads: each would keep its own memory after large ones.
  process.env.MALLOC_ARENA_MAX ||= '2';
  process.env.NODE_ENV = 'production';
  await Promise.all([buildFronts(), buildService().then(() => prepareDatabase(serviceEntry))]);
  return [
    { ...service, health: '/readyz', commandLine: serviceEntry('server') },
    { ...storefront, health: '/healthz', commandLine: ['node', 'storefront/dist/server/server.mjs'] },
    { ...backOffice, health: '/healthz', commandLine: ['node', 'backoffice/dist/server.js'] },
  ];
});
