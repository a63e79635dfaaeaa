import * as contract from '../../../contract/programmes/index.ts';
import { adminsOfAlpha, sample, type Sample } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';

/** Somebody who was added and has never signed in. */
const newcomer = async ({ rows, alpha, clock }: World) => {
  const [made] = await rows<{ id: number }>(
    `with made as (insert into users (public_id, slug, firstname, lastname, email, user_type, timezone, created_at)
       select md5(random()::text), 'newcomer-' || md5(random()::text), 'New', 'Comer', md5(random()::text) || '@example.com', 'mentee',
         'Asia/Kuala_Lumpur', $3::timestamptz returning id),
     joined as (insert into program_memberships (program_id, user_id, role_id, joined_at)
       select $1, id, $2, $3::timestamptz from made)
     select id::int from made`,
    [alpha.id, alpha.roleIds.Mentee, clock.now().toString()],
  );
  return made?.id ?? 0;
};

const begun = async (world: World) => {
  const { body } = await world.ask('programme_admin', contract.manyRemove, {
    params: { id: world.alpha.id },
    body: { user_ids: [world.ids.portal_owner] },
  });
  return { id: world.alpha.id, actId: (body as contract.ManyActState).id };
};

export const manySamples: Sample[] = [
  sample({
    endpoint: contract.manyChangeRole,
    as: 'programme_admin',
    call: async ({ alpha, ids }) => ({
      params: { id: alpha.id },
      body: { user_ids: [ids.mentee], role_id: alpha.roleIds.Mentor },
    }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.manyRemind,
    as: 'programme_admin',
    call: async (world) => ({ params: { id: world.alpha.id }, body: { user_ids: [await newcomer(world)] } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.manyResend,
    as: 'programme_admin',
    call: async (world) => ({ params: { id: world.alpha.id }, body: { user_ids: [await newcomer(world)] } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.manyRemove,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ params: { id: alpha.id }, body: { filter: { user_type: 'mentor' }, count: 1 } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.manyFile,
    as: 'programme_admin',
    call: async ({ alpha, ids }) => ({ params: { id: alpha.id }, body: { user_ids: [ids.mentee] } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.listFilters,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ params: { id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.saveFilter,
    as: 'programme_admin',
    call: async ({ alpha }) => ({
      params: { id: alpha.id },
      body: { name: 'Never came', filter: { attention: 'never_signed_in' } },
    }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.deleteFilter,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ params: { id: alpha.id, filterId: 1 } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.readManyAct,
    as: 'programme_admin',
    call: async (world) => ({ params: await begun(world) }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.manyLeftOutFile,
    as: 'programme_admin',
    call: async (world) => ({ params: await begun(world) }),
    answers: adminsOfAlpha,
  }),
];
