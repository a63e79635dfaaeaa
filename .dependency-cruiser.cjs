const order = require('./tools/module-order.cjs');
const wallsOfPages = require('./tools/walls-of-pages.cjs');

const error = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
/** Who only names the shape of a row calls nothing. tools/check-graph.mjs reads this comment, and finds the cycles. */
const typesPass = '; types may pass';
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;
/** A role of a module: one file, or a folder of them (`rules.ts`, `rules/states.ts`). */
const role = (...names) => `^server/modules/[^/]+/(${names.join('|')})(\\.tsx?$|/)`;
const mine = (...names) => `^server/modules/$1/(${names.join('|')})(\\.tsx?$|/)`;

const TEST = '\\.(test|twin|fixture|setup)\\.tsx?$';
/** What the generated tests find by its name, in every module: import.meta.glob of the tests. */
const GATHERED = '^server/modules/.*(samples|/emails)\\.fixture\\.ts$';
const TIME = npm('temporal-polyfill', 'temporal-spec');
/** Where the server is put together: app.ts and what it is made of. */
const TOP = '^server/[^/]+\\.ts$';
const GENERATED = '^web/app/routeTree\\.gen\\.ts$';
/** Where a run begins: nothing imports these, a process, a page or the router starts them. */
const ENTRIES = [
  '^server/(main|admin|doctor|backup|restore)\\.ts$',
  '^server/.*\\.worker\\.mjs$',
  '^web/app/(main\\.tsx|offline/service-worker\\.ts)$',
  '^web/app/routes/',
];
/** A module too large for one folder has its verbs in rooms: `acts/`, and beside them these. */
const ROOMS = ['admin', 'offline', 'reports', 'room'].join('|');
/** They react and join; what they know is asked for by nobody. */
const REACTORS = ['notifications', 'analytics', 'screens'].join('|');

const moduleOrder = order
  .slice(0, -1)
  .map((name, i) =>
    error(
      `order-${name}`,
      `${name} comes earlier; it may not use a later module`,
      { path: `^(server|web)/modules/${name}/` },
      { path: `^(server|web)/modules/(${order.slice(i + 1).join('|')})/` },
    ),
  );
const UNFOUND = { couldNotResolve: true, pathNot: '[?]url$' };
const everywhere = [
  error('no-unknown-imports', 'what cannot be found cannot be judged', {}, UNFOUND),
  error(
    'no-strays',
    'a file that no start of the product reaches',
    { path: ENTRIES },
    {
      path: '^(contract|server|web)/',
      pathNot: [TEST, '\\.d\\.ts$', ...ENTRIES],
      reachable: false,
    },
  ),
  error(
    'no-stray-fixtures',
    'a fixture or a twin that no test uses',
    { path: ['\\.(test|setup)\\.tsx?$', GATHERED, '^e2e/', '^tools/'] },
    { path: '^(contract|server|web)/.*\\.(twin|fixture)\\.tsx?$', pathNot: GATHERED, reachable: false },
  ),
  error(
    'no-code-from-tests',
    'tests, fixtures and twins are leaves',
    { path: '^(contract|server|web)/', pathNot: TEST },
    { path: [TEST, '^(e2e|tools)/'] },
  ),
  error(
    'declared-packages',
    'each workspace lists the packages it runs on',
    { path: '^(contract|server|web)/', pathNot: TEST },
    { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'] },
  ),
  error(
    'one-kind-of-time',
    'other libraries choose other instants for a repeated hour',
    {},
    // By name as well: none of them is installed, and must not be.
    {
      path: [
        npm('dayjs', 'luxon', 'date-fns', 'moment', 'moment-timezone'),
        '^(dayjs|luxon|date-fns|moment|moment-timezone)$',
      ],
    },
  ),
];

const floors = [
  error(
    'contract-stands-alone',
    'the contract knows zod, time and itself',
    { path: '^contract/', pathNot: TEST },
    { pathNot: ['^contract/', npm('zod'), TIME] },
  ),
  error('walls-server', 'the server never looks into the browser', { path: '^server/' }, { path: '^web/' }),
  error('walls-web', 'the browser never looks into the server', { path: '^web/' }, { path: '^server/' }),
  error(
    'journeys-stay-outside',
    'a journey sees what a user sees, and in a file what its reader finds',
    { path: '^e2e/' },
    { path: ['^web/', '^server/(modules|policies|domain-events)/'] },
  ),
  error(
    'app-is-the-top',
    'who is joined by the app does not reach up to it',
    { path: '^(server|web)/', pathNot: [TOP, '^server/demo/', '^web/app/', TEST] },
    { path: [TOP, '^server/demo/', '^web/app/'] },
  ),
  error(
    'demo-is-a-leaf',
    'the story of the demonstration knows the index of a module, and the demo.ts that writes its rows',
    { path: '^server/demo/', pathNot: TEST },
    { path: '^server/(modules|policies)/', pathNot: '^server/modules/[^/]+/(index\\.ts$|demo(\\.ts$|/))' },
  ),
  error(
    'demo-rows-serve-the-demo',
    'what writes the rows of the demonstration is called by it alone, by name or through the plug of its module',
    { path: '^server/', pathNot: ['^server/demo/', role('demo', 'plug'), TEST] },
    { path: role('demo') },
  ),
  error(
    'platform-is-the-ground',
    'the platform serves every module and knows none of them',
    { path: '^server/platform/', pathNot: TEST },
    { path: ['^server/(modules|policies|domain-events|demo|telling)/', TOP] },
  ),
  error(
    'telling-is-a-floor',
    'how people are told serves every module and knows none of them',
    { path: '^server/telling/', pathNot: TEST },
    { path: ['^server/(modules|policies|domain-events|demo|adapters)/', TOP] },
  ),
  error(
    'policies-are-pure',
    'a permission sees the contract only',
    { path: '^server/policies/', pathNot: TEST },
    { pathNot: ['^contract/', '^server/policies/'] },
  ),
  error(
    'domain-events-are-plain',
    'events are types over the contract and time',
    { path: '^server/domain-events/' },
    { pathNot: ['^contract/', '^server/domain-events/', TIME] },
  ),
];

const betweenModules = [
  ...moduleOrder,
  error(
    'through-the-index-only',
    'another module is entered by its index; tables and queries may see the tables of an earlier one',
    { path: '^(server|web)/modules/([^/]+)/', pathNot: [TEST, role('tables', 'queries')] },
    { path: '^$1/modules/', pathNot: ['^$1/modules/$2/', '^$1/modules/[^/]+/index\\.ts$'] },
  ),
  error(
    'plugs-go-to-the-app',
    'what a module brings is plugged in by app.ts, and asked for by nobody else',
    { path: '^server/', pathNot: [TOP, TEST] },
    { path: role('plug') },
  ),
  error(
    'tables-and-queries-see-tables',
    'beside the index, tables and queries see the tables of other modules and nothing else',
    { path: '^server/modules/([^/]+)/(tables|queries)(\\.ts$|/)', pathNot: TEST },
    {
      path: '^server/modules/',
      pathNot: ['^server/modules/$1/', '/index\\.ts$', '^server/modules/[^/]+/tables(\\.ts$|/)'],
    },
  ),
  error(
    'reactors-serve-nobody',
    'notifications and analytics react, screens join: only the app knows them',
    { path: '^server/', pathNot: [`^server/modules/(${REACTORS})/`, TOP, '^server/demo/', TEST] },
    { path: `^server/modules/(${REACTORS})/` },
  ),
  error(
    'reactors-know-not-each-other',
    'notifications, analytics and screens are asked by nobody',
    { path: `^server/modules/(${REACTORS})/`, pathNot: TEST },
    { path: `^server/modules/(${REACTORS})/`, pathNot: '^server/modules/$1/' },
  ),
];

const insideModules = [
  error(
    'rules-are-pure',
    'a rule sees the contract, time and the other rules of its module',
    { path: '^server/modules/([^/]+)/rules(\\.ts$|/)', pathNot: TEST },
    { pathNot: ['^contract/', mine('rules'), TIME] },
  ),
  error(
    'rooms-apart',
    'the acts serve every room of a module, beside them no room knows another',
    { path: `^server/modules/([^/]+)/(acts|${ROOMS})/`, pathNot: TEST },
    { path: `^server/modules/$1/(${ROOMS})/`, pathNot: '^server/modules/$1/$2/' },
  ),
  error(
    'letters-are-pure',
    `an email turns what it is handed into words, it fetches nothing${typesPass}`,
    { path: '^server/modules/([^/]+)/(?:letters|emails)(\\.tsx?$|/)', pathNot: TEST },
    {
      pathNot: [
        '^contract/',
        '^server/telling/',
        mine('letters', 'emails', 'rules', 'present'),
        TIME,
        npm('react', '@react-email/[^/]+', '@types/react'),
      ],
    },
  ),
  error(
    'present-only-shapes',
    `row to wire, what it needs is handed to it${typesPass}`,
    { path: '^server/modules/([^/]+)/present(\\.ts$|/)', pathNot: TEST },
    { path: mine('store', 'queries', 'routes', 'subscribers', 'schedules') },
  ),
  error(
    'only-stores-query',
    'SQL lives in store.ts and queries.ts, and that of the demonstration in demo.ts',
    {
      path: '^server/',
      pathNot: ['^server/platform/', TOP, role('store', 'queries', 'demo'), TEST],
    },
    { path: '^server/platform/(db|read)\\.ts$' },
  ),
  error(
    'drizzle-behind-stores',
    'who neither stores nor queries does not know the database library',
    { path: '^server/', pathNot: ['^server/platform/', role('tables', 'store', 'queries', 'demo'), TEST] },
    { path: npm('drizzle-orm') },
  ),
  error(
    'drivers-in-platform',
    'which database and which job library it is, the platform alone knows',
    { path: '^(contract|server|web)/', pathNot: ['^server/platform/', TEST] },
    { path: npm('pg', 'pg-boss', 'pg-pool', '@electric-sql/pglite') },
  ),
  error(
    'queries-only-read',
    'queries.ts reads through platform/read.ts',
    { path: role('queries'), pathNot: TEST },
    { path: '^server/platform/db\\.ts$' },
  ),
  error(
    'stores-touch-own-tables',
    'a store, and what writes the demonstration, writes the tables of its own module',
    { path: '^server/modules/([^/]+)/(store|demo)(\\.ts$|/)', pathNot: TEST },
    { path: '/tables(\\.ts$|/)', pathNot: '^server/modules/$1/' },
  ),
  error(
    'acts-end-in-settle',
    'what an act leaves behind is written by settle.ts alone, so no verb changes a status without its history and its event',
    { path: '^server/modules/([^/]+)/', pathNot: ['^server/modules/[^/]+/settle\\.ts$', TEST] },
    { path: '^server/modules/$1/store/settling\\.ts$' },
  ),
  error(
    'stores-serve',
    `a store does not call verbs, routes, rules or subscribers${typesPass}`,
    { path: '^server/modules/([^/]+)/(store|queries)(\\.ts$|/)', pathNot: TEST },
    { path: '^server/modules/$1/', pathNot: mine('store', 'queries', 'tables') },
  ),
  error(
    'verbs-know-no-http',
    'only routes.ts speaks HTTP',
    { path: '^server/modules/', pathNot: [role('routes'), TEST] },
    { path: ['^server/platform/http(\\.ts$|/)', npm('fastify', '@fastify/[^/]+')] },
  ),
];

const vendors = [
  error(
    'adapters-are-low',
    'an adapter to a vendor knows the platform only',
    { path: '^server/adapters/', pathNot: TEST },
    { path: ['^server/(modules|policies|domain-events|demo)/', '^contract/', TOP] },
  ),
  error(
    'adapters-plugged-in-app',
    'a vendor is plugged in by app.ts, through a port',
    { path: '^server/', pathNot: [TOP, '^server/demo/', '^server/adapters/', TEST] },
    { path: '^server/adapters/' },
  ),
  error(
    'vendors-behind-adapters',
    'a vendor library is known to its adapter only',
    { path: '^server/', pathNot: ['^server/adapters/', TEST] },
    { path: npm('nodemailer', 'flydrive', '@aws-sdk/[^/]+', 'stripe', 'openid-client', 'samlify') },
  ),
];

const pages = wallsOfPages({ error, npm, TEST, typesPass });

module.exports = {
  forbidden: [...everywhere, ...floors, ...betweenModules, ...insideModules, ...vendors, ...pages],
  options: {
    exclude: { path: GENERATED },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types'] },
  },
};
