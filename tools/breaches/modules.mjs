// What the check of the modules must say: its words, the file, and what is added to it.
const server = 'server/modules/firsts';

/** Two tables, so that somebody can touch what is not theirs. */
export const groundOfModules = [
  [
    `${server}/tables.ts`,
    "import { pgTable, text } from 'drizzle-orm/pg-core';\nexport const sheaves = pgTable('sheaves', { name: text() });",
  ],
  [
    'server/modules/lasts/tables.ts',
    "import { pgTable, text } from 'drizzle-orm/pg-core';\nexport const barns = pgTable('barns', { name: text() });",
  ],
];

const sql = (query) => `import { sql } from 'drizzle-orm';\nexport const planted = sql\`${query}\`;`;
const promised = (method, path) => `{ method: '${method}', path: '${path}', summary: '', refusals: [], response: {} }`;

export const moduleBreaches = [
  ['server/modules/planets: not in tools/module-order.cjs', 'server/modules/planets/index.ts', 'export {};'],
  ['contract/planets: not in tools/module-order.cjs', 'contract/planets/values.ts', 'export {};'],
  [
    'contract/firsts/helpers.ts: neither endpoints, values, schemas, messages, field-messages, act-messages nor index',
    'contract/firsts/helpers.ts',
    'export {};',
  ],
  ['server/policies/planets: not in tools/module-order.cjs', 'server/policies/planets.ts', 'export {};'],
  ['web/modules/bare: has no index.ts', 'web/modules/bare/BarePage.tsx', 'export {};'],
  ['server/modules/bare: has no plug.ts', 'server/modules/bare/act.ts', 'export {};'],
  [
    'server/modules/loose/plug.ts: server/app.ts does not plug it in; import it there',
    'server/modules/loose/plug.ts',
    'export {};',
  ],
  ['web/modules/firsts/index.ts: over 40 lines', 'web/modules/firsts/index.ts', '//\n'.repeat(41)],
  [
    'web/modules/firsts/dropped.ts: nobody hears what goes wrong in a submission',
    'web/modules/firsts/dropped.ts',
    'export const planted = (form: { handleSubmit: (act: () => void) => () => Promise<void> }) => {\n  const save = form.handleSubmit(() => {});\n  void save();\n};',
  ],
  [
    'web/modules/firsts/own-submission.ts: sends a form of its own',
    'web/modules/firsts/own-submission.ts',
    "import { useForm } from 'react-hook-form';\nexport const useOwnSubmission = () => useForm();",
  ],
  [
    'web/modules/firsts/OwnWay.tsx: sends what was typed in a way of its own',
    'web/modules/firsts/OwnWay.tsx',
    'import { TextArea } from \'../../ui/TextArea.tsx\';\nexport const OwnWay = ({ mutate }: { mutate: (text: string) => void }) => (\n  <TextArea label="x" onChange={(event) => mutate(event.target.value)} />\n);',
  ],
  [
    'web/modules/firsts/Forgotten.tsx: a form forgets a failure',
    'web/modules/firsts/Forgotten.tsx',
    "import { Form } from '../../ui/Form.tsx';\nexport const Forgotten = ({ send }: { send: () => Promise<void> }) => (\n  <Form onSubmit={() => send().catch(() => undefined)}>{null}</Form>\n);",
  ],
  [
    'server/domain-events/firsts.ts: events are types only',
    'server/domain-events/firsts.ts',
    'export const happened = true;',
  ],
  [
    'server/modules/firsts/patterns.ts: /^-+|-+$/g repeats what overlaps',
    'server/modules/firsts/patterns.ts',
    "export const trimmed = (text: string) => text.replaceAll(/^-+|-+$/g, '');",
  ],
  [
    'web/modules/firsts/Pattern.tsx: /(?:a|a)*b/ repeats what overlaps',
    'web/modules/firsts/Pattern.tsx',
    'export const Pattern = ({ text }: { text: string }) => <p>{String(/(?:a|a)*b/.test(text))}</p>;',
  ],
  ['server/modules/screens/store.ts: screens has no', 'server/modules/screens/store.ts', 'export {};'],
  [
    'GET /planted/forgotten: handled 0 times',
    'contract/firsts/index.ts',
    `export const forgotten = ${promised('GET', '/planted/forgotten')};`,
  ],
  [
    'GET /planted/things/{}: promised 2 times',
    'contract/firsts/index.ts',
    `export const one = ${promised('GET', '/planted/things/{id}')};\nexport const two = ${promised('GET', '/planted/things/{slug}')};`,
  ],
  [
    'POST /planted/screen: screens only read',
    'contract/screens/index.ts',
    `export const acting = ${promised('POST', '/planted/screen')};`,
  ],
  [
    'PUT /planted/acted: screens only read',
    'contract/firsts/index.ts',
    `export const acted = ${promised('PUT', '/planted/acted')};`,
  ],
  [
    'GET /planted/unpromised: not in the contract',
    'tools/handled-endpoints.ts',
    `const unpromised: Endpoint = ${promised('GET', '/planted/unpromised')} as never;`,
  ],
  [
    'GET /planted/loose: says only signedIn',
    'tools/handled-endpoints.ts',
    `const loose: Endpoint = ${promised('GET', '/planted/loose')} as never;`,
  ],
  [
    'signed-in-alone.ts: GET /planted/closed says more than signedIn now',
    'tools/modules/signed-in-alone.ts',
    "everyonesOwn.add('GET /planted/closed');",
  ],
  [
    'PUT /planted/twice: handled 2 times',
    'contract/firsts/index.ts',
    `export const often = ${promised('PUT', '/planted/twice')};`,
  ],
  [
    'contract/firsts/messages.ts: lasts.no belongs to another module',
    'contract/firsts/messages.ts',
    "export const firstRefusals = { 'lasts.no': 'No.' } as const;",
  ],
  [
    'contract/lasts/messages.ts: lasts.never is not merged into contract/messages.ts; write ...lastRefusals, there',
    'contract/lasts/messages.ts',
    "export const lastRefusals = { 'lasts.never': 'Never.' } as const;",
  ],
  [
    'firsts/calls.fixture.ts: nobody finds firstSamples there',
    `${server}/calls.fixture.ts`,
    'export const firstSamples = [];',
  ],
  [
    'firsts/calls.fixture.ts: nobody finds firstCanaries there',
    `${server}/calls.fixture.ts`,
    'export const firstCanaries = () => {};',
  ],
  [
    'GET /planted/unpromised: server/testing/wire-shapes.json does not have its shape; run npm run wire-shapes',
    'tools/handled-endpoints.ts',
    '// planted above',
  ],
  [
    'lasts/demo.ts: nothing writes its rows; write demo in server/modules/lasts/plug.ts',
    'server/modules/lasts/demo.ts',
    '// planted below',
  ],
  ['server/modules/firsts: docs/MAP.md does not have it; write | `firsts`', `${server}/act.ts`, 'export {};'],
  [
    "planted: no menu and no link leads to this admin page; write page(t`Its name`, ItsIcon, 'planted')",
    'web/app/routes/app.$enterprise.$programme.admin.planted.tsx',
    'export {};',
  ],
  [
    'planted: nothing looks at this admin page; write { "path":',
    'web/app/routes/app.$enterprise.$programme.admin.planted.tsx',
    '// planted above',
  ],
  [
    'web/app/shells/admin-pages.ts: nothing expects it; write "Planted: /planted_entry"',
    'web/app/shells/admin-pages.ts',
    "export const planted = (t: typeof String.raw, page: (...given: unknown[]) => unknown) => page(t`Planted`, IconStar, 'planted_entry');",
  ],
  [
    'contract/firsts/field-messages.ts: lasts.missing belongs to another module',
    'contract/firsts/field-messages.ts',
    "export const firstFieldMessages = { 'lasts.missing': 'No.' } as const;",
  ],
  [
    "contract/firsts/schemas.ts: says 'Please say something' itself",
    'contract/firsts/schemas.ts',
    "import { z } from 'zod';\nexport const planted = z.string('Please say something');",
  ],
  [
    "contract/agendas/schemas.ts: says 'Please use at most … words' itself",
    'contract/agendas/schemas.ts',
    'export const planted = z.string().max(5, { error: `Please use at most ${5} words` });',
  ],
  [
    "firsts/act.ts: says 'Missing' itself",
    `${server}/act.ts`,
    "import { refuseField } from '../../platform/refusal.ts';\nexport const planted = () => refuseField('name', 'Missing');",
  ],
  [
    'tools/modules/messages.ts: invitations has moved; take it out',
    'tools/modules/messages.ts',
    "notMoved.add('invitations');",
  ],
  ['lasts/store.ts: touches sheaves of firsts', 'server/modules/lasts/store.ts', sql("update sheaves set name = ''")],
  [
    'lasts/store/rows.ts: touches sheaves of firsts',
    'server/modules/lasts/store/rows.ts',
    sql("insert into barns select ${'x'}, name from sheaves"),
  ],
  [
    'lasts/store/raw.ts: touches sheaves of firsts',
    'server/modules/lasts/store/raw.ts',
    "import { sql } from 'drizzle-orm';\nexport const planted = sql.raw('delete from sheaves');",
  ],
  ['lasts/demo.ts: touches sheaves of firsts', 'server/modules/lasts/demo.ts', sql("insert into sheaves values ('')")],
  [
    'firsts/queries.ts: touches barns of lasts',
    `${server}/queries.ts`,
    sql('select * from sheaves join barns using (name)'),
  ],
  [
    'firsts/queries/list.ts: changes something (delete)',
    `${server}/queries/list.ts`,
    sql('with gone as (delete from sheaves) select 1'),
  ],
  [
    'db/999-sheaves.sql: a check has no name',
    'db/999-sheaves.sql',
    "create table sheaves (name text check (name <> ''));",
  ],
  [
    'db/999-barns.sql: a check is only called barns_check1',
    'db/999-barns.sql',
    "alter table barns add constraint barns_check1 check (name <> '');",
  ],
];

/** The app of the copy also handles what nobody promised, and one endpoint twice; its screens act. */
export const moreHandled = [
  {
    file: 'tools/handled-endpoints.ts',
    from: '=> listEndpoints();',
    to: '=> [...listEndpoints(), unpromised, often, often];',
    begin:
      "import { often as planted } from '../contract/firsts/index.ts';\nconst often = planted as never as Endpoint;\n",
  },
  {
    file: 'tools/handled-endpoints.ts',
    from: '=> listSignedInAlone();',
    to: '=> [...listSignedInAlone(), loose];',
    begin: '',
  },
  {
    file: 'server/modules/screens/routes.ts',
    from: 'export const screenRoutes = (app: App<Actor>) => {',
    to: 'export const screenRoutes = (app: App<Actor>) => {\n  handle(app, acted as never, anybody, () => acted as never);',
    begin: "import { acted } from '../../../contract/firsts/index.ts';\n",
  },
];
