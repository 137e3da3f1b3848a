// Who may import whom: docs/architecture.md says why.
const tests = '\\.test\\.tsx?$|/test/';
/** What each area of the service may know, beside the platform below all of them. Only desk knows access, and nothing knows desk. */
const knows = {
  site: [],
  outbox: ['site'],
  catalogue: ['site'],
  customers: [],
  requests: ['site', 'outbox', 'catalogue', 'customers'],
  money: ['site', 'outbox', 'catalogue', 'customers', 'requests'],
  access: ['site', 'outbox'],
  desk: ['site', 'outbox', 'catalogue', 'customers', 'requests', 'money', 'access'],
};
const areas = `(?:${Object.keys(knows).join('|')})`;
const serviceApis = '^services/api/src/[^/]+/[^/]+/.+\\.(graphql|rest|route)\\.ts$';
const httpAndGraphql =
  '(^|/)node_modules/(graphql|graphql-yoga|@graphql-yoga|@pothos|@escape\\.tech/graphql-armor|fastify|@fastify)(/|$)';
const rulesWithZod = '^rules/src/(fields/|[^/]+/[^/]+-input\\.ts$)';
const zod = [rulesWithZod, '(^|/)node_modules/zod/'];

/**
 * @param {string} name
 * @param {string} comment
 * @param {Record<string, unknown>} from
 * @param {Record<string, unknown>} to
 */
const forbid = (name, comment, from, to) => ({ name, comment, severity: /** @type {const} */ ('error'), from, to });

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid('no-circular', 'Two files that need each other are one file, or three.', {}, { circular: true }),
    forbid('not-to-unresolvable', 'What is imported exists.', {}, { couldNotResolve: true }),
    forbid(
      'no-orphans',
      'A file that nobody imports and that imports nothing is dead.',
      {
        orphan: true,
        pathNot: [
          '\\.d\\.ts$',
          '(^|/)[^/]+\\.config\\.(ts|cjs)$',
          '^\\.dependency-cruiser\\.cjs$',
          '/\\+[^/]+$',
          '^scripts/[^/]+\\.mjs$',
        ],
      },
      {},
    ),
    forbid(
      'only-declared-packages',
      'A package that is imported stands in the package.json of its workspace or of the root.',
      { pathNot: tests },
      { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    ),
    forbid(
      'tests-are-leaves',
      'Nothing that runs in production imports a test.',
      { pathNot: [tests, '^e2e/'] },
      { path: tests },
    ),

    forbid(
      'rules-stand-alone',
      'The business rules import zod and nothing else.',
      { path: '^rules/src', pathNot: tests },
      {
        pathNot: ['^rules/src/', '(^|/)node_modules/zod/'],
      },
    ),
    forbid(
      'hosting-stands-alone',
      'What the servers share knows the rules and nothing else of the product.',
      { path: '^services/hosting/' },
      { pathNot: ['^(services/hosting|rules)/', '(^|/)node_modules/'], dependencyTypesNot: ['core'] },
    ),

    forbid(
      'apis-are-thin',
      'GraphQL and REST call domain functions; the tables belong to those.',
      { path: serviceApis },
      { path: '^services/api/src/platform/db/' },
    ),
    forbid(
      'domains-know-no-api',
      'A use case is the same through GraphQL, through REST and from a command.',
      { path: '\\.domain\\.ts$' },
      { path: [httpAndGraphql, '^services/api/src/platform/(graphql|rest)/', '\\.(graphql|rest|route)\\.ts$'] },
    ),
    forbid(
      'service-features-apart',
      'Of another feature, an API may call the domain or show its records through the same API, and nothing else.',
      { path: `^services/api/src/(${areas}/[^/]+)/.+?(graphql|rest)?\\.ts$`, pathNot: ['\\.domain\\.ts$', tests] },
      {
        path: `^services/api/src/${areas}/`,
        pathNot: ['^services/api/src/$1/', '\\.$2\\.ts$', '\\.domain\\.ts$'],
      },
    ),
    forbid(
      'domains-call-domains',
      'Of another feature, a domain may call the domain and nothing else.',
      { path: `^services/api/src/(${areas}/[^/]+)/.+\\.domain\\.ts$` },
      { path: `^services/api/src/${areas}/`, pathNot: ['^services/api/src/$1/', '\\.domain\\.ts$'] },
    ),
    forbid(
      'platform-below-areas',
      'What every area stands on knows none of them.',
      { path: '^services/api/src/(platform/|env)', pathNot: tests },
      { path: `^services/api/src/${areas}/` },
    ),
    ...Object.entries(knows).map(([area, known]) =>
      forbid(
        `${area}-looks-down`,
        `An area can be read without those above it: ${area} knows ${['the platform', ...known].join(', ')}.`,
        { path: `^services/api/src/${area}/`, pathNot: tests },
        {
          path: `^services/api/src/${areas}/`,
          pathNot: [area, ...known].map((each) => `^services/api/src/${each}/`),
        },
      ),
    ),
    forbid(
      'database-below-apis',
      'The database, the storage and the sanitiser know no API.',
      { path: '^services/api/src/platform/(db|storage|html)/', pathNot: tests },
      { path: '^services/api/src/platform/(graphql|rest)/' },
    ),
    forbid(
      'assembly-on-top',
      'The assembly puts the features together. Programs and commands start it, and nothing else knows it.',
      { path: '^services/api/src/(?!(assembly|commands)/)', pathNot: tests },
      { path: '^services/api/src/(assembly|commands)/' },
    ),
    forbid(
      'embedded-behind-one-interface',
      'Of the embedded database one knows how it is opened, why it is not, and the sockets beside it.',
      { path: '^services/api/src/', pathNot: ['^services/api/src/platform/db/embedded/', tests] },
      {
        path: '^services/api/src/platform/db/embedded/',
        pathNot: '/(embedded-database|errors|sockets)\\.ts$',
      },
    ),
    forbid(
      'service-knows-no-app',
      'The service knows the rules, the hosting and the database models; never an app.',
      { path: '^services/' },
      {
        path: '^(storefront|backoffice|e2e|scripts)/',
        pathNot: ['^scripts/lib/(bucket|postgres|ports)\\.mjs$'],
      },
    ),
    forbid(
      'service-knows-no-seed',
      'Demo data stands above the service: programs of its own and tests bring the two together.',
      { path: '^services/', pathNot: tests },
      { path: '^prisma/seed/' },
    ),

    forbid(
      'apps-apart-from-service',
      'An app knows the service by schema.graphql alone.',
      { path: '^(storefront|backoffice)/' },
      { path: '^(services/api|prisma|scripts|e2e)/|(^|/)node_modules/(@prisma|prisma|pg|@pothos)(/|$)' },
    ),
    forbid(
      'storefront-apart-from-backoffice',
      'The two apps are built and deployed on their own.',
      { path: '^storefront/' },
      {
        path: '^backoffice/',
      },
    ),
    forbid(
      'backoffice-apart-from-storefront',
      'The two apps are built and deployed on their own.',
      { path: '^backoffice/', pathNot: tests },
      {
        path: '^storefront/',
      },
    ),

    ...layers('storefront', 'storefront/', ['renderer', 'pages', 'components', 'lib']),
    forbid(
      'storefront-features-apart',
      'Features share the cards of articles and of sets, the days of availability and their calendar, the days of the visitor and what is paid for them, the questions of packs, the drawer and the recap of a request, ui, layout and lib.',
      { path: '^storefront/components/([^/]+)/', pathNot: tests },
      {
        path: '^storefront/components/',
        pathNot:
          '^storefront/components/($1|article-cards|article-sets|availability|calendar|packs|price|visitor-dates|reservation-requests/(?:drawer|recap)|ui|layout)/',
      },
    ),
    forbid(
      'storefront-pages-apart',
      'A page takes nothing from another page.',
      { path: '^storefront/pages/([^/]+)/', pathNot: tests },
      { path: '^storefront/pages/', pathNot: '^storefront/pages/$1/' },
    ),
    forbid(
      'storefront-server-apart',
      'What runs in a browser imports nothing of the Node server.',
      { path: '^storefront/(components/|renderer/(app|\\+onRenderClient)\\.)', pathNot: tests },
      { path: '^storefront/server/|\\.server\\.ts$', reachable: true },
    ),
    forbid(
      'no-zod-on-public-pages',
      'Public pages stay light: of the rules they import those without zod. The reservation page alone may do more.',
      { path: '^storefront/(components|pages|renderer|lib)/', pathNot: ['/reservation-requests/', tests] },
      { path: zod, dependencyTypesNot: ['type-only'] },
    ),
    forbid(
      'rules-without-zod-stay-so',
      'These rules reach every visitor.',
      { path: '^rules/src/', pathNot: [rulesWithZod, tests] },
      { path: zod, dependencyTypesNot: ['type-only'] },
    ),

    ...layers('backoffice', 'backoffice/src/', ['app', areas, '(components|editor)', 'lib']),
    forbid(
      'backoffice-features-apart',
      'Features share what stands in components, editor and lib, and availability: each line of a request shows what is left of its article; and the labels of the company information, by which the first steps name it. All else that one shows of another, app/screens puts there.',
      { path: `^backoffice/src/(${areas}/[^/]+)/`, pathNot: tests },
      {
        path: `^backoffice/src/${areas}/`,
        pathNot: '^backoffice/src/(($1|requests/availability)/|site/company-info/company-info-fields\\.ts$)',
      },
    ),
    forbid(
      'backoffice-server-apart',
      'What runs in a browser imports nothing of the Node server.',
      { path: '^backoffice/src/', pathNot: tests },
      {
        path: '^backoffice/server/',
      },
    ),

    forbid(
      'drag-and-drop-in-one-file',
      'react-sortable-hoc stays behind one file, so that it can be replaced.',
      { path: '^backoffice/src/', pathNot: '/sortable-list\\.tsx$' },
      {
        path: '(^|/)node_modules/react-sortable-hoc/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: ['(^|/)node_modules/', '/generated/'] },
    exclude: { path: ['^var/', '^(rules|services/[^/]+|storefront|backoffice)/dist/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};

/**
 * Each layer may import those below it, never one above.
 * @param {string} room
 * @param {string} folder
 * @param {string[]} order from top to bottom
 */
function layers(room, folder, order) {
  return order
    .slice(1)
    .map((layer, index) =>
      forbid(
        `${room}-${layer.replace(/\W+/g, '-').replace(/^-|-$/g, '')}-looks-down`,
        `${order.join(' -> ')}: a layer imports what stands below it.`,
        { path: `^${folder}${layer}/`, pathNot: tests },
        { path: `^${folder}(${order.slice(0, index + 1).join('|')})/` },
      ),
    );
}
