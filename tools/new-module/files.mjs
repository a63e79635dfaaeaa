// What a new module begins with: a list that its owner reads, through every floor, with its table, its sample and its
// test. Nothing of it is a promise: the first real act replaces it.

/** `agendas` → what is called what. */
const namesOf = (module) => {
  const one = module.replace(/ies$/, 'y').replace(/s$/, '');
  const capital = (word) => word[0].toUpperCase() + word.slice(1);
  return { module, one, One: capital(one), Many: capital(module) };
};

const endpoints = ({ module, Many }) => `import type { Call } from '../endpoint.ts';
import type * as schemas from './schemas.ts';

export const my${Many}: Call<typeof schemas.my${Many}> = { method: 'GET', path: '/api/v2/my/${module}' };
`;

const schemas = ({ module, one, One, Many }) => `import { z } from 'zod';
import { shape } from '../endpoint.ts';
import { Id, Instant } from '../schemas/types.ts';

export const ${One} = z.object({ id: Id, name: z.string(), created_at: Instant });

export const my${Many} = shape({
  summary: 'The ${module} of whoever asks, the newest ${one} first',
  response: z.array(${One}),
  refusals: ['accounts.not_signed_in'],
});
`;

const contractIndex = ({ Many }) => `import { join } from '../endpoint.ts';
import * as calls from './endpoints.ts';
import * as schemas from './schemas.ts';

export * from './schemas.ts';

export const my${Many} = join(calls.my${Many}, schemas.my${Many});
`;

const messages = ({ module, one }) => `export const ${one}Refusals = {
  '${module}.not_found': 'This ${one} does not exist.',
} as const;
`;

// Schemas and verbs say them by their codes.
const fieldMessages = ({ module, one }) => `export const ${one}FieldMessages = {
  '${module}.name_missing': 'Name is required',
} as const;
`;

const tables = ({ module }) => `import { pgTable, text } from 'drizzle-orm/pg-core';
import { id, instant, key } from '../../platform/columns.ts';

export const ${module} = pgTable('${module}', {
  id: key(),
  userId: id().notNull(),
  name: text().notNull(),
  createdAt: instant().notNull(),
});
`;

const migration = ({ module }) => `create table ${module} (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null,
  created_at timestamptz not null
);
create index ${module}_user on ${module} (user_id, id desc);
`;

const queries = ({ module, One }) => `import { desc, eq } from 'drizzle-orm';
import { read } from '../../platform/read.ts';
import type { Tx } from '../../platform/work.ts';
import { ${module} } from './tables.ts';

export type ${One}Row = typeof ${module}.$inferSelect;

export const ${module}Of = (tx: Tx, userId: number): Promise<${One}Row[]> =>
  read(tx).select().from(${module}).where(eq(${module}.userId, userId)).orderBy(desc(${module}.id));
`;

const present = ({ module, One }) => `import type { z } from 'zod';
import type { ${One} } from '../../../contract/${module}/index.ts';
import type { ${One}Row } from './queries.ts';

export const present${One} = ({ id, name, createdAt }: ${One}Row): z.input<typeof ${One}> => ({
  id,
  name,
  created_at: createdAt.toString(),
});
`;

const routes = ({ module, one, One, Many }) => `import * as contract from '../../../contract/${module}/index.ts';
import { type App, handle } from '../../platform/http.ts';
import { type Actor, signedIn } from '../../policies/actor.ts';
import { present${One} } from './present.ts';
import { ${module}Of } from './queries.ts';

export const ${one}Routes = (app: App<Actor>) => {
  handle(app, contract.my${Many}, signedIn, async ({ tx, actor }) => (await ${module}Of(tx, actor.id)).map(present${One}));
};
`;

const plug = ({ module, one }) => `import type { Plug } from '../../platform/plug.ts';
import type { Actor } from '../../policies/actor.ts';
import { ${one}Routes } from './routes.ts';

export const ${module}: Plug<Actor> = { routes: ${one}Routes };
`;

const samples = ({ module, one, Many }) => `import * as contract from '../../../contract/${module}/index.ts';
import { everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';

export const ${one}Samples: Sample[] = [
  sample({ endpoint: contract.my${Many}, as: 'mentee', call: async () => ({}), answers: everyMember(200) }),
];
`;

const test = ({ module, one, Many }) => `import { beforeAll, expect, test } from 'vitest';
import * as contract from '../../../contract/${module}/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});

const add = (userId: number, name: string) =>
  world.rows('insert into ${module} (user_id, name, created_at) values ($1, $2, $3)', [
    userId,
    name,
    world.clock.now().toString(),
  ]);

test('a member reads their own ${module}, the newest ${one} first', async () => {
  await add(world.ids.mentee, 'first');
  await add(world.ids.mentee, 'second');
  await add(world.ids.mentor, 'of somebody else');
  const { status, body } = await world.ask('mentee', contract.my${Many}, {});
  expect(status).toBe(200);
  expect(body).toMatchObject([{ name: 'second' }, { name: 'first' }]);
  expect(body).toHaveLength(2);
});
`;

const webQueries = ({ module, Many }) => `import { useQuery } from '@tanstack/react-query';
import { my${Many} } from '../../../contract/${module}/endpoints.ts';
import { call } from '../../lib/call.ts';

export const useMy${Many} = () =>
  useQuery({ queryKey: ['${module}'], queryFn: ({ signal }) => call(my${Many}, {}, { signal }) });
`;

const webIndex = ({ Many }) => `export { useMy${Many} } from './queries.ts';\n`;

/** Every file of the new module by its path; `number` is that of its migration. */
export const filesOf = (module, number) => {
  const names = namesOf(module);
  const server = `server/modules/${module}`;
  return {
    [`contract/${module}/endpoints.ts`]: endpoints(names),
    [`contract/${module}/schemas.ts`]: schemas(names),
    [`contract/${module}/index.ts`]: contractIndex(names),
    [`contract/${module}/messages.ts`]: messages(names),
    [`contract/${module}/field-messages.ts`]: fieldMessages(names),
    [`db/${number}-${module}.sql`]: migration(names),
    [`${server}/tables.ts`]: tables(names),
    [`${server}/queries.ts`]: queries(names),
    [`${server}/present.ts`]: present(names),
    [`${server}/routes.ts`]: routes(names),
    [`${server}/routes.api.test.ts`]: test(names),
    [`${server}/samples.fixture.ts`]: samples(names),
    [`${server}/plug.ts`]: plug(names),
    [`web/modules/${module}/queries.ts`]: webQueries(names),
    [`web/modules/${module}/index.ts`]: webIndex(names),
  };
};

/** What is named by hand, because it stands among the others in their order. */
export const byHand = (module) => {
  const { one } = namesOf(module);
  return [
    `contract/messages.ts               ...${one}Refusals`,
    `contract/field-messages.ts         ...${one}FieldMessages`,
    `server/app.ts                      ${module}`,
    `server/testing/all-samples.fixture.ts ...${one}Samples`,
  ];
};
