import * as contract from '../../../contract/reference/index.ts';
import type { World } from '../../testing/world.fixture.ts';
import { everybody, everyMember, sample, type Sample } from '../../testing/samples.fixture.ts';

const open = everybody(200);
const onlyPlatformAdmins = everyMember(403, { platform_admin: 200 });

/** An entry of this installation, which no other test knows. */
const falconry = async (world: World) => {
  const [row] = await world.rows<{ id: number }>(
    `insert into skills (id, name, edited_at) values (nextval('reference_own_ids'), 'Falconry', now()) returning id::int`,
  );
  return { list: 'skills' as const, id: row?.id ?? 0 };
};

/** PRO-79: the lists are public; a sign-up form needs them before there is a session. */
export const referenceSamples: Sample[] = [
  sample({ endpoint: contract.timeZones, as: 'visitor', call: async () => ({}), answers: open }),
  sample({ endpoint: contract.countries, as: 'visitor', call: async () => ({}), answers: open }),
  sample({ endpoint: contract.languages, as: 'visitor', call: async () => ({}), answers: open }),
  sample({
    endpoint: contract.industries,
    as: 'visitor',
    call: async () => ({ query: { search: 'tech' } }),
    answers: open,
  }),
  sample({
    endpoint: contract.skills,
    as: 'visitor',
    call: async () => ({ query: { search: 'lead' } }),
    answers: open,
  }),
  sample({ endpoint: contract.services, as: 'visitor', call: async () => ({}), answers: open }),
  sample({ endpoint: contract.goals, as: 'visitor', call: async () => ({ query: {} }), answers: open }),
  sample({ endpoint: contract.goalImage, as: 'visitor', call: async () => ({ params: { id: 1 } }), answers: open }),
  sample({
    endpoint: contract.companies,
    as: 'visitor',
    call: async () => ({ query: { search: 'bank' } }),
    answers: open,
  }),
  sample({
    endpoint: contract.universities,
    as: 'visitor',
    call: async () => ({ query: { search: 'malaya' } }),
    answers: open,
  }),
  sample({
    endpoint: contract.jobRoles,
    as: 'visitor',
    call: async () => ({ query: { search: 'manager' } }),
    answers: open,
  }),
  sample({
    endpoint: contract.listEntries,
    as: 'platform_admin',
    call: async () => ({ params: { list: 'companies' as const }, query: { query: 'bank', show: 'offered' as const } }),
    answers: onlyPlatformAdmins,
  }),
  sample({
    endpoint: contract.addEntry,
    as: 'platform_admin',
    call: async () => ({ params: { list: 'skills' as const }, body: { name: 'Falconry' } }),
    answers: onlyPlatformAdmins,
  }),
  sample({
    endpoint: contract.changeEntry,
    as: 'platform_admin',
    call: async (world) => ({ params: await falconry(world), body: { name: 'Hawking' } }),
    answers: onlyPlatformAdmins,
  }),
  sample({
    endpoint: contract.retireEntry,
    as: 'platform_admin',
    call: async (world) => ({ params: await falconry(world), body: { retired: true } }),
    answers: onlyPlatformAdmins,
  }),
];
