import { beforeEach, expect, test } from 'vitest';
import { deleteResource } from '../../../contract/resources/index.ts';
import * as contract from '../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { applicant, fileQuestion, form } from './applications.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
  await world.rows("update programs set start_date = '2026-12-01', end_date = '2027-02-28', photo = $2 where id = $1", [
    world.alpha.id,
    photo,
  ]);
});

const photo = `logos/${'a'.repeat(32)}.png`;
const fileKey = `resources/${'b'.repeat(32)}.pdf`;
const copy = (body: { name: string; start_date: string | null }) =>
  world.ask('enterprise_admin', contract.copyProgramme, { params: { id: world.alpha.id }, body });
const inCopy = (sql: string, id: number) => world.rows(sql, [id]);

/** One entry of each kind in Alpha, with an applicant and a member of its own. */
const fill = async () => {
  const at = world.clock.now().toString();
  await world.rows(
    `insert into agendas (program_id, title, start_time, end_time, published, sent_updated_agenda, created_by, created_at, updated_at)
     values ($1, 'Kick-off', '2026-12-02T01:00:00Z', '2026-12-02T02:00:00Z', true, true, $2, $3, $3)`,
    [world.alpha.id, world.ids.portal_owner, at],
  );
  await world.vendors.files.put(fileKey, new Uint8Array([37, 80, 68, 70]), 'application/pdf');
  await world.rows(
    `insert into resources (program_id, title, category, role_id, file_key, file_name, file_type, file_size, created_by, created_at)
     values ($1, 'Handbook', 'file', $2, $3, 'handbook.pdf', 'application/pdf', 4, $4, $5)`,
    [world.alpha.id, world.alpha.roleIds.Mentor, fileKey, world.ids.portal_owner, at],
  );
  const [module] = await world.rows<{ id: number }>(
    `insert into learning_modules (program_id, position, name, description, start_date, end_date)
     values ($1, 0, 'Foundations', 'First', '2026-12-01', '2026-12-31') returning id::int`,
    [world.alpha.id],
  );
  await world.rows(
    `insert into learning_module_tasks (learning_module_id, position, name, description, category)
     values ($1, 0, 'Meet', 'Meet your mentor', 'session')`,
    [module?.id],
  );
  const made = await form(world);
  await fileQuestion(world, made);
  await world.rows(
    `update application_questions set question_type = 'several', choose_least = 1, choose_most = 2 where id = $1`,
    [made.when],
  );
  await world.rows("update applications set last_day = '2026-11-30', places = 5, waitlist = true where id = $1", [
    made.id,
  ]);
  await applicant(world, made);
};

test('a copy is a draft with settings, roles, modules, agenda, resources and forms, moved to its first day, and with nobody in it', async () => {
  await fill();
  const { status, body } = await copy({ name: 'Alpha again', start_date: '2027-03-01' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    name: 'Alpha again',
    slug: 'alpha-again',
    is_draft: true,
    start_date: '2027-03-01',
    end_date: '2027-05-29',
    pairing_method: 'mentee_picks',
    photo,
    total_users: 1,
    admins: 1,
  });
  const { id } = body;
  expect(
    await inCopy('select title, start_time, published, sent_updated_agenda from agendas where program_id = $1', id),
  ).toMatchObject([{ title: 'Kick-off', published: true, sent_updated_agenda: false }]);
  const [agenda] = await world.rows<{ at: string }>(
    "select to_char(start_time at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as at from agendas where program_id = $1",
    [id],
  );
  // Ninety days later, at the same hour in Kuala Lumpur.
  expect(agenda?.at).toBe('2027-03-02 01:00');
  expect(
    await inCopy(
      'select r.title, r.file_key, roles.name as role from resources r join roles on roles.id = r.role_id and roles.program_id = r.program_id where r.program_id = $1',
      id,
    ),
  ).toEqual([{ title: 'Handbook', file_key: fileKey, role: 'Mentor' }]);
});

test('the modules of a copy move to its first day, and its forms are closed, without applicants', async () => {
  await fill();
  const { id } = (await copy({ name: 'Alpha again', start_date: '2027-03-01' })).body;
  expect(
    await inCopy(
      `select m.name, m.start_date::text, m.end_date::text, t.name as task from learning_modules m
       join learning_module_tasks t on t.learning_module_id = m.id where m.program_id = $1`,
      id,
    ),
  ).toEqual([{ name: 'Foundations', start_date: '2027-03-01', end_date: '2027-03-31', task: 'Meet' }]);
  expect(
    await inCopy(
      `select a.name, a.published, a.last_day::text, a.places, a.waitlist, roles.name as role,
         (select json_agg(json_build_array(question_type, options, choose_least, choose_most, file_kinds) order by position)
           from application_questions where application_id = a.id) as questions,
         (select count(*)::int from applicants where application_id = a.id) as people
       from applications a join roles on roles.id = a.role_id and roles.program_id = a.program_id where a.program_id = $1`,
      id,
    ),
  ).toEqual([
    {
      name: 'Spring intake',
      published: false,
      last_day: '2027-02-28',
      places: 5,
      waitlist: true,
      role: 'Mentee',
      questions: [
        ['text', [], null, null, []],
        ['scale', [], null, null, []],
        ['several', ['Mornings', 'Evenings'], 1, 2, []],
        ['file', [], null, null, ['pdf', 'word']],
      ],
      people: 0,
    },
  ]);
  const count = (table: string, program: number) =>
    world.rows(`select title, user_type from ${table} where program_id = $1 order by title, user_type`, [program]);
  expect(await count('impact_questions', id)).toEqual(await count('impact_questions', world.alpha.id));
  const lines = await world.rows("select object_id::int, data from audit_log where action = 'program.copied'");
  expect(lines).toEqual([{ object_id: id, data: { from: world.alpha.id } }]);
  await world.runJobs();
  expect(world.vendors.letters).toEqual([]);
});

test('a copy without a first day keeps the dates of its modules, and cannot open before it has one', async () => {
  await fill();
  const { body } = await copy({ name: 'Later', start_date: null });
  expect(body).toMatchObject({ start_date: null, missing: expect.arrayContaining(['start_date']) });
});

test('PRG-08 a name that is taken copies nothing at all', async () => {
  await fill();
  const before = await world.rows('select count(*) from programs');
  expect((await copy({ name: 'ALPHA', start_date: null })).body.fields).toEqual({
    name: 'Program name is already in use',
  });
  expect(await world.rows('select count(*) from programs')).toEqual(before);
});

test('a file that the copy shows stays when the original lets go of it, and goes with the last that shows it', async () => {
  await fill();
  const { body } = await copy({ name: 'Alpha again', start_date: '2027-03-01' });
  const drop = async (program: number) => {
    const [row] = await world.rows<{ id: number }>('select id::int from resources where program_id = $1', [program]);
    const reply = await world.ask('enterprise_admin', deleteResource, { params: { id: row?.id ?? 0 } });
    expect(reply.status).toBe(200);
    await world.runJobs();
    return world.vendors.files.exists(fileKey);
  };
  expect(await drop(world.alpha.id)).toBe(true);
  expect(await drop(body.id)).toBe(false);
});
