import { beforeEach, expect, test } from 'vitest';
import { exportApplicants } from '../../../contract/applications/index.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { applicant, type Form, form } from './applications.fixture.ts';

let world: World;
let made: Form;
beforeEach(async () => {
  world = await openWorld();
  made = await form(world);
});

const address = 'other_mentee@example.com';

test('APP-23 B83 the CSV of a tab: its name, a column for each question, and no formula that runs', async () => {
  const id = await applicant(world, made, 'shortlisted');
  await applicant(world, made, 'applied', 'pending_mentor');
  await world.rows('update applications set name = $2 where id = $1', [made.id, 'Spring / 2027']);
  await world.rows("update application_questions set title = '+Why?' where title = 'Why do you come?'");
  await world.rows('update applicant_answers set answer = \'=HYPERLINK("http://x")\' where applicant_id = $1', [id]);
  await world.rows('insert into applicant_answers values ($1, $2, E\'Evenings, "or"\\nso\')', [id, made.when]);
  // 17:30 UTC is the next day in the programme's zone.
  await world.rows("update applicants set applied_on = '2026-11-18T17:30:00Z' where id = $1", [id]);
  const reply = await world.ask('programme_admin', exportApplicants, {
    query: { application_id: made.id, status: 'shortlisted' },
  });
  expect(reply.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [, name] = /filename\*=UTF-8''(.*)$/.exec(String(reply.headers['content-disposition'])) ?? [];
  expect(decodeURIComponent(name ?? '')).toBe('Spring - 2027 shortlisted 20-11-2026.csv');
  expect(cellsOf(reply.body)).toEqual([
    ['name', 'email', 'applied_on', "'+Why?", 'How sure are you?', 'When?'],
    ['Other Mentee Tan', address, '2026-11-19', '\'=HYPERLINK("http://x")', '', 'Evenings, "or"\nso'],
  ]);
});

test('APP-23 SYS-04 the file of the applicants stands beside their page, of the tab that is open', async () => {
  await applicant(world, made, 'approved');
  await applicant(world, made, 'applied', 'pending_mentor');
  const page = '/app/acme/alpha/admin/applications/show';
  const get = (url: string) => world.browserOf('programme_admin').inject({ method: 'GET', url: `${page}/${url}` });
  const open = await get(`${made.id}.csv?is_csv=true&status=approved`);
  expect(decodeURIComponent(String(open.headers['content-disposition']))).toContain(
    'Spring intake approved 20-11-2026.csv',
  );
  expect(open.body).toContain(address);
  expect(open.body).not.toContain('pending_mentor@example.com');
  expect((await get(`${made.id}.csv`)).body).toContain('pending_mentor@example.com');
  // Anything else written into the URL is not accepted as a parameter.
  expect((await get(`${made.id}&status=approved.csv`)).statusCode).toBe(422);
});
