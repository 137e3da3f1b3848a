import { run } from './commands.mjs';
import { runIfChanged } from './run-if-changed.mjs';
import { step } from './steps.mjs';

/** Inputs of every program's build. */
const shared = ['package-lock.json', 'tsconfig.base.json', 'rules', 'services/hosting'];

/** @typedef {{ workspace: string, title: string, inputs: string[], outputs: string[] }} Task */

/** @type {Task[]} */
const generators = [
  {
    workspace: 'services/api',
    title: 'Generate the database client',
    inputs: ['package-lock.json', 'prisma.config.ts', 'prisma/schema.prisma', 'prisma/models'],
    outputs: ['services/api/src/platform/db/generated'],
  },
  {
    workspace: 'storefront',
    title: 'Generate the storefront’s types',
    inputs: ['package-lock.json', 'schema.graphql', 'storefront/package.json', 'storefront/tsconfig.json'],
    outputs: ['storefront/lib/service/graphql-env.d.ts'],
  },
  {
    workspace: 'backoffice',
    title: 'Generate the back-office’s types',
    inputs: ['package-lock.json', 'schema.graphql', 'backoffice/package.json', 'backoffice/tsconfig.json'],
    outputs: ['backoffice/src/lib/service/graphql-env.d.ts'],
  },
];

/** @type {Task[]} */
const service = [
  {
    workspace: 'services/api',
    title: 'Build the service',
    inputs: [...shared, 'services/api', 'prisma'],
    outputs: ['services/api/dist'],
  },
];

/** @type {Task[]} */
const fronts = [
  {
    workspace: 'storefront',
    title: 'Build the storefront',
    inputs: [...shared, 'storefront', 'schema.graphql'],
    outputs: ['storefront/dist'],
  },
  {
    workspace: 'backoffice',
    title: 'Build the back-office',
    inputs: [...shared, 'backoffice', 'schema.graphql'],
    outputs: ['backoffice/dist'],
  },
];

/** Generates code from the models and the schema, where those have changed. */
export function generate() {
  return all('generate', generators);
}

/** Builds the three programs for production, where their sources have changed. */
export async function build() {
  await Promise.all([buildService(), buildFronts()]);
}

export function buildService() {
  return all('build', service);
}

export function buildFronts() {
  return all('build', fronts);
}

/**
 * Brings the database to the newest migration and, in demo mode, fills an empty one with the demo data.
 * @param {(entry: 'migrate' | 'seed') => string[]} commandLine how an entry of the service is run
 */
export async function prepareDatabase(commandLine) {
  if (process.env.BARNUM_MODE === 'demo') {
    await step('Migrate the database, and fill it with demo data when it is empty', (onLine) =>
      run('Preparing the database', [...commandLine('seed'), '--if-empty'], { onLine }),
    );
  } else {
    await step('Migrate the database', (onLine) =>
      run('The migration', [...commandLine('migrate'), '--new'], { onLine }),
    );
  }
}

/**
 * @param {'generate' | 'build'} script
 * @param {Task[]} tasks
 */
async function all(script, tasks) {
  await Promise.all(
    tasks.map((task) =>
      runIfChanged(`${script}-${task.workspace.replace('/', '-')}`, task, () =>
        step(task.title, () =>
          run(`npm run ${script} -w ${task.workspace}`, ['npm', 'run', '--silent', script, '-w', task.workspace]),
        ),
      ),
    ),
  );
}
