import * as contract from '../../../contract/programmes/index.ts';
import { programmeOutline } from '../../../contract/programmes/index.ts';
import { everyMember, sample, type Sample, adminsOfAlpha } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';

const here = { enterprise: 'acme', program: 'alpha' };

const goalIn = async (world: World, programId: number, label = 'Reading') => {
  const [row] = await world.rows<{ id: number }>(
    `insert into program_goals (program_id, mentor_label, position, created_at) values ($1, $2, 0, $3) returning id::int`,
    [programId, label, world.clock.now().toString()],
  );
  return row?.id ?? 0;
};

export const programmeSamples: Sample[] = [
  sample({
    endpoint: contract.enterpriseProgrammes,
    as: 'enterprise_admin',
    call: async () => ({ query: { from_date: '2026-01-01', to_date: '2026-12-31' } }),
    answers: everyMember(403, { enterprise_admin: 200 }),
  }),
  sample({
    endpoint: contract.nameAvailability,
    as: 'enterprise_admin',
    call: async ({ acme }) => ({ query: { name: 'Gamma', enterprise_id: acme } }),
    answers: everyMember(404, { enterprise_admin: 200, platform_admin: 200 }),
  }),
  sample({
    endpoint: contract.readProgramme,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ params: { id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.saveProgramme,
    as: 'programme_admin',
    call: async ({ alpha }) => ({
      body: {
        program_id: alpha.id,
        program: { name: 'Alpha Two', description: 'Anew', pairing_method: 'mentee_picks' as const },
        white_label: { dashboard_primary_colour: '#7A3CC8' },
      },
    }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.toggleProgramme,
    as: 'portal_owner',
    call: async ({ alpha }) => ({ params: { id: alpha.id } }),
    answers: { ...adminsOfAlpha, programme_admin: 403 },
  }),
  sample({
    endpoint: contract.copyProgramme,
    as: 'enterprise_admin',
    call: async ({ alpha }) => ({ params: { id: alpha.id }, body: { name: 'Alpha again', start_date: '2027-02-01' } }),
    answers: { ...adminsOfAlpha, programme_admin: 403, portal_owner: 403 },
  }),
  sample({
    endpoint: contract.openProgramme,
    as: 'portal_owner',
    call: async (world) => {
      await world.rows('insert into program_drafts (program_id, created_at) values ($1, $2) on conflict do nothing', [
        world.alpha.id,
        world.clock.now().toString(),
      ]);
      await world.rows("update programs set start_date = '2026-12-01', end_date = null where id = $1", [
        world.alpha.id,
      ]);
      await goalIn(world, world.alpha.id);
      return { params: { id: world.alpha.id } };
    },
    answers: { ...adminsOfAlpha, programme_admin: 403, mentee: 404, mentor: 404 },
  }),
  sample({
    endpoint: contract.userTypeInProgramme,
    as: 'mentee',
    call: async ({ alpha }) => ({ query: { program_id: alpha.id } }),
    answers: { ...adminsOfAlpha, mentor: 200, mentee: 200 },
  }),
  sample({
    endpoint: contract.programmeGoals,
    as: 'programme_admin',
    call: async () => ({ params: here }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.saveProgrammeGoal,
    as: 'programme_admin',
    call: async () => ({ params: here, body: { mentor_label: 'Writing' } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.toggleProgrammeGoal,
    as: 'programme_admin',
    call: async (world) => ({ params: { ...here, id: await goalIn(world, world.alpha.id) }, body: { enabled: false } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: programmeOutline,
    as: 'programme_admin',
    call: async () => ({ query: { template_type: 'entrepreneurship_programme' as const, start_date: '2027-01-04' } }),
    answers: everyMember(200),
  }),
  sample({ endpoint: contract.myProgrammes, as: 'mentee', call: async () => ({}), answers: everyMember(200) }),
  sample({
    endpoint: contract.programmeOpened,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ params: { id: alpha.id }, body: {} }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.adminProgrammes,
    as: 'platform_admin',
    call: async () => ({ query: { page: 1, query: '*' } }),
    answers: everyMember(403, { platform_admin: 200 }),
  }),
  sample({
    endpoint: contract.adminProgrammesFile,
    as: 'platform_admin',
    call: async () => ({ query: { is_csv: 'true' } }),
    answers: everyMember(403, { platform_admin: 200 }),
  }),
];

/** Rows of the other programme, containing a word that nobody outside it may read; its front page is public. */
export const programmeCanaries = async (world: World) => {
  await goalIn(world, world.beta.id, 'zxcanary');
  await world.rows(
    `update programs set dashboard_alert = 'zxcanary', support_email = 'zxcanary@umbra.example' where id = $1`,
    [world.beta.id],
  );
  await world.rows(
    `insert into learning_modules (program_id, position, name, description, start_date, end_date)
     values ($1, 0, 'zxcanary', 'zxcanary', '2026-12-01', '2026-12-05')`,
    [world.beta.id],
  );
  await world.rows(
    `insert into impact_questions (program_id, title, category, user_type, position) values ($1, 'zxcanary', 'text', 'mentee', 0)`,
    [world.beta.id],
  );
};
