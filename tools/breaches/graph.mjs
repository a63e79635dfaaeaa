// What the graph must catch: under each wall a file and what is added to it. Two modules, the first and the last of
// the order, are made for it in the copy, so nothing here depends on which modules there are.
const server = 'server/modules/firsts';
const web = 'web/modules/firsts';

/** Files that stand in the copy before anything is planted, empty. */
export const ground = [
  ...['firsts', 'lasts'].flatMap((name) => [
    ...['index', 'routes', 'rules', 'tables', 'store', 'queries', 'demo', 'present', 'act', 'plug', 'subscribers'].map(
      (role) => `server/modules/${name}/${role}.ts`,
    ),
    ...['acts/act.ts', 'admin/list.ts', 'room/open.ts', 'demo/rows.ts', 'store/settling.ts'].map(
      (file) => `server/modules/${name}/${file}`,
    ),
    ...['index.ts', 'queries.ts', 'Page.tsx', 'Chip.tsx'].map((file) => `web/modules/${name}/${file}`),
    ...['index', 'schemas', 'endpoints', 'values'].map((role) => `contract/${name}/${role}.ts`),
    `server/policies/${name}.ts`,
    `server/domain-events/${name}.ts`,
  ]),
  'server/modules/notifications/index.ts',
  'server/modules/analytics/index.ts',
  'server/modules/screens/index.ts',
  'server/adapters/planted.ts',
  'server/demo/planted.ts',
  'server/planted.fixture.ts',
  'web/ui/planted.css',
  'web/app/planted.tsx',
  'tools/planted.mjs',
];

const everywhere = {
  'no-unknown-imports': [[`${server}/act.ts`, "import 'a-package-nobody-installed';"]],
  'no-strays': [
    [`${server}/leftover.ts`, "import './rules.ts';"],
    [`${server}/round.ts`, "import './circle.ts';"],
    [`${server}/shown.ts`, "import type { Shape } from './shape.ts';"],
    ['contract/leftover.ts', 'export const nothing = 1;'],
    ['web/lib/leftover.ts', 'export const nothing = 1;'],
  ],
  'no-stray-fixtures': [['server/adapters/nobody.twin.ts', 'export const nothing = 1;']],
  'no-code-from-tests': [
    [`${server}/present.ts`, "import './rules.test.ts';"],
    ['server/app.ts', "import './planted.fixture.ts';"],
    ['web/lib/asks-tools.ts', "import '../../tools/planted.mjs';"],
  ],
  'declared-packages': [
    [`${server}/checks.ts`, "import 'fast-check';"],
    ['contract/listens.ts', "import 'fastify';"],
    ['web/lib/stores.ts', "import 'drizzle-orm';"],
  ],
  'one-kind-of-time': [['web/ui/days.ts', "import 'dayjs';"]],
  'no-cycles': [
    [`${server}/circle.ts`, "import './round.ts';"],
    [`${server}/shape.ts`, "import type { Shown } from './shown.ts';"],
  ],
  picture: [['docs/images/house.svg', '<svg/>']],
};

const floors = {
  'contract-stands-alone': [
    ['contract/firsts/schemas.ts', "import '../../server/platform/refusal.ts';"],
    ['contract/lasts/schemas.ts', "import 'node:fs';"],
  ],
  'schemas-come-late': [
    [`${web}/queries.ts`, "import { asked } from '../../../contract/firsts/schemas.ts';"],
    [`${web}/Page.tsx`, "import { asked } from '../../../contract/firsts/index.ts';"],
    [`${web}/Chip.tsx`, "import { z } from 'zod';"],
    ['contract/firsts/endpoints.ts', "import { asked } from './schemas.ts';"],
    ['contract/firsts/values.ts', "import { z } from 'zod';"],
    [
      'web/lib/also-a-type.ts',
      "import '../../contract/firsts/schemas.ts';\nimport type { Asked } from '../../contract/firsts/schemas.ts';",
    ],
  ],
  'walls-server': [[`${server}/present.ts`, "import '../../../web/modules/firsts/index.ts';"]],
  'walls-web': [[`${web}/queries.ts`, "import '../../../server/modules/firsts/rules.ts';"]],
  'journeys-stay-outside': [
    ['e2e/planted.spec.ts', "import '../web/modules/firsts/index.ts';"],
    ['e2e/planted.spec.ts', "import '../server/modules/firsts/index.ts';"],
  ],
  'app-is-the-top': [
    [`${server}/act.ts`, "import '../../app.ts';"],
    [`${server}/act.ts`, "import '../../demo/planted.ts';"],
    [`${web}/queries.ts`, "import '../../app/planted.tsx';"],
    ['server/policies/firsts.ts', "import '../main.ts';"],
  ],
  'demo-is-a-leaf': [
    ['server/demo/planted.ts', "import '../modules/firsts/store.ts';"],
    ['server/demo/planted.ts', "import '../modules/firsts/tables.ts';"],
    ['server/demo/planted.ts', "import '../policies/firsts.ts';"],
  ],
  'demo-rows-serve-the-demo': [
    [`${server}/act.ts`, "import './demo.ts';"],
    [`${server}/act.ts`, "import './demo/rows.ts';"],
    ['server/app.ts', "import './modules/firsts/demo.ts';"],
  ],
  'platform-is-the-ground': [
    ['server/platform/planted.ts', "import type { Actor } from '../policies/actor.ts';"],
    ['server/platform/planted.ts', "import '../modules/firsts/index.ts';"],
    ['server/platform/planted.ts', "import '../app.ts';"],
    ['server/platform/planted.ts', "import '../telling/planted.ts';"],
  ],
  'telling-is-a-floor': [
    ['server/telling/planted.ts', "import '../modules/firsts/index.ts';"],
    ['server/telling/planted.ts', "import '../app.ts';"],
  ],
  'policies-are-pure': [
    ['server/policies/firsts.ts', "import '../platform/db.ts';"],
    ['server/policies/lasts.ts', "import 'temporal-polyfill';"],
  ],
  'domain-events-are-plain': [['server/domain-events/firsts.ts', "import '../platform/clock.ts';"]],
};

const betweenModules = {
  'through-the-index-only': [
    ['server/modules/lasts/act.ts', "import '../firsts/store.ts';"],
    ['server/modules/lasts/store.ts', "import '../firsts/tables.ts';"],
    ['web/modules/lasts/Page.tsx', "import '../firsts/Chip.tsx';"],
  ],
  'plugs-go-to-the-app': [
    ['server/modules/lasts/act.ts', "import '../firsts/plug.ts';"],
    ['server/modules/firsts/act.ts', "import './plug.ts';"],
  ],
  'tables-and-queries-see-tables': [
    ['server/modules/lasts/queries.ts', "import '../firsts/store.ts';"],
    ['server/modules/lasts/queries/list.ts', "import '../../firsts/present.ts';"],
  ],
  'reactors-serve-nobody': [
    [`${server}/act.ts`, "import '../screens/index.ts';"],
    [`${server}/act.ts`, "import '../notifications/index.ts';"],
    ['server/platform/planted.ts', "import '../modules/analytics/index.ts';"],
  ],
  'reactors-know-not-each-other': [
    ['server/modules/screens/planted.ts', "import '../analytics/index.ts';"],
    ['server/modules/analytics/planted.ts', "import '../notifications/index.ts';"],
  ],
};

const insideModules = {
  'rules-are-pure': [
    [`${server}/rules.ts`, "import './store.ts';"],
    [`${server}/rules.ts`, "import 'node:crypto';"],
    [`${server}/rules/states.ts`, "import 'zod';"],
    [`${server}/rules/states.ts`, "import '../../../platform/clock.ts';"],
    ['server/modules/lasts/rules.ts', "import '../firsts/index.ts';"],
  ],
  'rooms-apart': [
    [`${server}/acts/act.ts`, "import '../admin/list.ts';"],
    [`${server}/room/open.ts`, "import '../admin/list.ts';"],
  ],
  'acts-end-in-settle': [
    [`${server}/acts/act.ts`, "import '../store/settling.ts';"],
    [`${server}/act.ts`, "import { recordAct } from './store/settling.ts';"],
  ],
  'letters-are-pure': [
    [`${server}/emails.ts`, "import { rows } from './queries.ts';"],
    [`${server}/letters/welcome.tsx`, "import { rows } from '../queries.ts';"],
    [`${server}/letters/welcome.tsx`, "import { something } from '../../../platform/clock.ts';"],
    [`${server}/letters/welcome.tsx`, "import '../../../adapters/planted.ts';"],
  ],
  'present-only-shapes': [
    [`${server}/present.ts`, "import './queries.ts';"],
    [`${server}/present/row.ts`, "import { type Row, rows } from '../store.ts';"],
  ],
  'only-stores-query': [
    [`${server}/act.ts`, "import '../../platform/db.ts';"],
    [`${server}/routes.ts`, "import '../../platform/read.ts';"],
    [`${server}/present.ts`, "import type { RunSql } from '../../platform/db.ts';"],
    ['server/demo/planted.ts', "import '../platform/db.ts';"],
  ],
  'drizzle-behind-stores': [
    [`${server}/act.ts`, "import 'drizzle-orm';"],
    ['server/demo/planted.ts', "import 'drizzle-orm';"],
  ],
  'drivers-in-platform': [
    [`${server}/store.ts`, "import 'pg';"],
    [`${server}/queries.ts`, "import '@electric-sql/pglite';"],
    ['server/app.ts', "import 'pg-boss';"],
  ],
  'queries-only-read': [
    [`${server}/queries.ts`, "import '../../platform/db.ts';"],
    [`${server}/queries/list.ts`, "import '../../../platform/db.ts';"],
  ],
  'stores-touch-own-tables': [
    ['server/modules/lasts/store.ts', "import '../firsts/tables.ts';"],
    ['server/modules/lasts/store/rows.ts', "import '../../firsts/tables.ts';"],
    ['server/modules/lasts/demo.ts', "import '../firsts/tables.ts';"],
    ['server/modules/lasts/demo/rows.ts', "import '../../firsts/tables.ts';"],
  ],
  'stores-serve': [
    [`${server}/store.ts`, "import './rules.ts';"],
    [`${server}/queries.ts`, "import './act.ts';"],
  ],
  'verbs-know-no-http': [
    [`${server}/act.ts`, "import type { FastifyInstance } from 'fastify';"],
    [`${server}/present.ts`, "import '../../platform/http.ts';"],
    [`${server}/subscribers.ts`, "import '../../platform/http/server.ts';"],
  ],
};

const vendors = {
  'adapters-are-low': [
    ['server/adapters/planted.ts', "import '../modules/firsts/index.ts';"],
    ['server/adapters/planted.ts', "import '../../contract/schemas/types.ts';"],
    ['server/adapters/planted.ts', "import '../app.ts';"],
  ],
  'adapters-plugged-in-app': [
    [`${server}/subscribers.ts`, "import '../../adapters/planted.ts';"],
    ['server/platform/planted.ts', "import '../adapters/planted.ts';"],
  ],
  'vendors-behind-adapters': [
    [`${server}/subscribers.ts`, "import 'nodemailer';"],
    ['server/platform/planted.ts', "import '@aws-sdk/client-s3';"],
  ],
};

const pages = {
  'ui-knows-no-domain': [
    ['web/ui/planted.tsx', "import '../../contract/schemas/types.ts';"],
    ['web/ui/planted.tsx', "import '../modules/firsts/index.ts';"],
    ['web/ui/planted.tsx', "import '../lib/leftover.ts';"],
  ],
  'lib-is-low': [
    ['web/lib/planted.ts', "import '../modules/firsts/index.ts';"],
    ['web/lib/planted.ts', "import '../app/planted.tsx';"],
  ],
  'styles-live-in-ui': [
    [`${web}/Page.tsx`, "import '../../ui/planted.css';"],
    ['web/app/routes/planted.tsx', "import '@mantine/dates/styles.css';"],
  ],
};

/** The order is walked by itself: each module reaches for the next one. */
const orderOf = (order) =>
  Object.fromEntries(
    order
      .slice(0, -1)
      .map((name, i) => [
        `order-${name}`,
        [[`server/modules/${name}/planted-order.ts`, `import '../${order[i + 1]}/index.ts';`]],
      ]),
  );

/** Every breach as [wall, file, text]. */
export const graphBreaches = (order) =>
  Object.entries({
    ...everywhere,
    ...floors,
    ...betweenModules,
    ...insideModules,
    ...vendors,
    ...pages,
    ...orderOf(order),
    'order-firsts': [
      [`${server}/rules.ts`, "import '../lasts/index.ts';"],
      [`${web}/Page.tsx`, "import '../lasts/index.ts';"],
    ],
  }).flatMap(([wall, breaches]) => breaches.map(([file, text]) => [wall, file, text]));
