import * as contract from '../../../contract/programmes/index.ts';
import { sample, type Sample, adminsOfAlpha, adminsOfAlphaOnly } from '../../testing/samples.fixture.ts';
import type { World } from '../../testing/world.fixture.ts';

const file = () => [
  { field: 'file', name: 'people.csv', type: 'text/csv', bytes: new TextEncoder().encode('email\nnew@example.com\n') },
];

/** A file that has been uploaded and read, in alpha. */
const opened = async (world: World) => {
  const { body } = await world.ask(
    'programme_admin',
    contract.openImport,
    { params: { id: world.alpha.id }, body: { role_id: world.alpha.roleIds.Mentee } },
    { uploads: file() },
  );
  return { id: world.alpha.id, importId: (body as contract.ParticipantImport).id };
};
const nowhere = { employee_id: null, department: null, team: null, grade: null, location: null, manager: null };
const mapping = { email: 0, name: null, firstname: null, lastname: null, phone_no: null, role: null, ...nowhere };

export const participantSamples: Sample[] = [
  sample({
    endpoint: contract.listParticipants,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ params: { id: alpha.id }, query: { search: 'mentor' } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.participantsCsv,
    as: 'programme_admin',
    call: async () => ({ params: { enterprise: 'acme', programme: 'alpha' }, query: { is_csv: 'true' } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.changeParticipant,
    as: 'programme_admin',
    call: async ({ alpha, ids }) => ({ params: { id: alpha.id, userId: ids.mentor }, body: { capacity: 3 } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.removeUser,
    as: 'programme_admin',
    call: async ({ alpha, ids }) => ({ body: { role_id: alpha.roleIds.Mentee, user_id: ids.mentee } }),
    answers: adminsOfAlphaOnly,
  }),
  sample({
    endpoint: contract.addRole,
    as: 'portal_owner',
    call: async ({ alpha }) => ({ params: { id: alpha.id }, body: { name: 'Coach', user_type: 'mentor' as const } }),
    answers: { ...adminsOfAlpha, programme_admin: 403 },
  }),
  sample({
    endpoint: contract.openImport,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ params: { id: alpha.id }, body: { role_id: alpha.roleIds.Mentee } }),
    uploads: file,
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.readImport,
    as: 'programme_admin',
    call: async (world) => ({ params: await opened(world), query: { page: 1 } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.mapImport,
    as: 'programme_admin',
    call: async (world) => ({
      params: await opened(world),
      body: { mapping, role_id: world.alpha.roleIds.Mentor },
    }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.runImport,
    as: 'programme_admin',
    call: async (world) => ({ params: await opened(world) }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.listImports,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ params: { id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.stopImport,
    as: 'programme_admin',
    call: async (world) => {
      const params = await opened(world);
      await world.ask('programme_admin', contract.runImport, { params });
      return { params };
    },
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.earlierImports,
    as: 'programme_admin',
    call: async (world) => ({ params: { id: (await opened(world)).id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.lastLook,
    as: 'programme_admin',
    call: async (world) => ({ params: await opened(world) }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.holdImport,
    as: 'programme_admin',
    call: async (world) => ({ params: await opened(world), body: { starts_at: '2026-12-24T08:00:00Z' } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.undoImport,
    as: 'programme_admin',
    call: async (world) => {
      const params = await opened(world);
      await world.ask('programme_admin', contract.holdImport, { params, body: { starts_at: null } });
      return { params };
    },
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.importTemplateFile,
    as: 'programme_admin',
    call: async ({ alpha }) => ({ params: { id: alpha.id } }),
    answers: adminsOfAlpha,
  }),
  sample({
    endpoint: contract.leftOutFile,
    as: 'programme_admin',
    call: async (world) => ({ params: await opened(world) }),
    answers: adminsOfAlpha,
  }),
];

/** Rows of programme beta, containing a word that nobody outside beta may ever read. */
export const participantCanaries = async ({ rows, beta, ids, clock }: World) => {
  const at = clock.now().toString();
  const [made] = await rows<{ id: number }>(
    `insert into participant_imports (program_id, file_name, columns, mapping, role_id, status, created_by, created_at)
     values ($1, 'zxcanary', '["zxcanary"]', $2, $3, 'draft', $4, $5) returning id::int`,
    [beta.id, JSON.stringify(mapping), beta.roleIds.Mentee, ids.other_programme_admin, at],
  );
  await rows(
    `insert into participant_import_rows (import_id, line, cells, email, firstname, lastname, state, problem)
     values ($1, 2, '["zxcanary"]', 'zxcanary@example.com', 'zxcanary', 'zxcanary', 'wrong', 'zxcanary')`,
    [made?.id],
  );
  await rows(
    `insert into employee_details (enterprise_id, user_id, department, updated_at)
     select enterprise_id, $2, 'zxcanary', $3 from programs where id = $1`,
    [beta.id, ids.other_mentor, at],
  );
  await rows(`insert into roles (program_id, name, user_type, created_at) values ($1, 'zxcanary', 'mentee', $2)`, [
    beta.id,
    at,
  ]);
};
