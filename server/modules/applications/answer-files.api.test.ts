import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { deleteAccount, downloadOwnData } from '../../../contract/accounts/index.ts';
import * as contract from '../../../contract/applications/index.ts';
import { cellsOf } from '../../testing/csv.fixture.ts';
import type { Person, Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { html, png, pngOf } from '../profiles/pictures.fixture.ts';
import { applicant, fileQuestion, type Form, form, pdf, sendFile } from './applications.fixture.ts';

let world: World;
let made: Form;
let cv: number;
let before: string[];
beforeEach(async () => {
  world = await openWorld();
  made = await form(world);
  cv = await fileQuestion(world, made);
  before = world.vendors.stored();
});

/** How many files of applicants the store has now. */
const stored = () => {
  const known = new Set(before);
  return world.vendors.stored().filter((name) => name.startsWith('application-files/') && !known.has(name)).length;
};
const keep = (upload: ReturnType<typeof pdf>, as: Person = 'other_mentee', body: object = {}) =>
  world.ask(
    as,
    contract.keepAnswerFile,
    { body: { application_id: made.id, question_id: cv, ...body } },
    { uploads: [upload] },
  );
const send = (status: 'draft' | 'applied', answers: { question_id: number; answer: string }[] = []) =>
  world.ask('other_mentee', contract.submitApplication, {
    body: {
      applicant_status: status,
      application_id: made.id,
      answers: [{ question_id: made.why, answer: 'To learn' }, ...answers],
    },
  });
const ownForm = async (as: Person = 'other_mentee') =>
  (await world.ask(as, contract.applicantForm, { query: { application_id: made.id } })).body.applicant;
const read = (id: number, as: Persona) => world.ask(as, contract.readAnswerFile, { params: { id } });
const remove = (id: number, as: Person = 'other_mentee') =>
  world.ask(as, contract.removeAnswerFile, { params: { id } });

test('APP-25 a file begins a draft, is there again with the form, and its text stays what was typed', async () => {
  const file = await sendFile(world, made, cv);
  expect(file).toEqual({
    id: file.id,
    question_id: cv,
    file_name: 'cv.pdf',
    file_size: 14,
    file: `/api/v2/applicants/files/${file.id}`,
  });
  expect(await ownForm()).toMatchObject({ status: 'draft', files: [file] });
  await send('draft');
  const { answers, files } = await ownForm();
  expect(files).toEqual([file]);
  expect(answers).toEqual([
    { question_id: made.why, answer: 'To learn' },
    { question_id: made.sure, answer: '' },
    { question_id: made.when, answer: '' },
    { question_id: cv, answer: 'cv.pdf' },
  ]);
});

test('a file takes the place of the one before, and a removed one is gone from the store', async () => {
  await sendFile(world, made, cv, { name: 'first.pdf' });
  const second = await sendFile(world, made, cv, { name: 'second.pdf' });
  await world.runJobs();
  expect(stored()).toBe(1);
  expect((await ownForm()).files).toMatchObject([{ file_name: 'second.pdf' }]);
  expect(await remove(second.id)).toMatchObject({ status: 200, body: { message: 'Your file was removed.' } });
  await world.runJobs();
  expect(stored()).toBe(0);
  expect((await ownForm()).files).toEqual([]);
  expect((await remove(second.id)).status).toBe(404);
});

test('APP-26 who sends the application must have sent a required file; then it stays as it is', async () => {
  const refused = await send('applied', [{ question_id: cv, answer: 'cv.pdf' }]);
  expect(refused.body.fields).toEqual({ [`answers.${cv}`]: 'This field is required' });
  const { id } = await sendFile(world, made, cv);
  expect((await send('applied')).status).toBe(200);
  const already = { status: 422, body: { code: 'applications.already_applied' } };
  expect(await keep(pdf())).toMatchObject(already);
  expect(await remove(id)).toMatchObject(already);
  expect(stored()).toBe(1);
});

test('what is written as the answer names no file, least of all that of somebody else', async () => {
  const theirs = await sendFile(world, made, cv, { as: 'pending_mentor' });
  for (const answer of [String(theirs.id), theirs.file, theirs.file_name]) {
    const refused = await send('applied', [{ question_id: cv, answer }]);
    expect(refused.body.fields).toEqual({ [`answers.${cv}`]: 'This field is required' });
  }
  await send('draft', [{ question_id: cv, answer: String(theirs.id) }]);
  expect(await ownForm()).toMatchObject({ files: [] });
  expect(await world.rows('select 1 from applicant_answers where question_id = $1', [cv])).toEqual([]);
  expect((await remove(theirs.id)).status).toBe(404);
  expect((await ownForm('pending_mentor')).files).toEqual([theirs]);
});

test('a file goes only to a question of this form that takes one, and leaves nothing behind otherwise', async () => {
  const other = await form(world, { name: 'Another' });
  const elsewhere = await form(world, { programme: 'beta' });
  const hidden = await fileQuestion(world, made);
  await world.rows('update application_questions set deleted_at = now() where id = $1', [hidden]);
  const wrong = [await fileQuestion(world, other), await fileQuestion(world, elsewhere), hidden, made.why, 999_999];
  for (const question_id of wrong) {
    expect(await keep(pdf(), 'other_mentee', { question_id })).toMatchObject({
      status: 404,
      body: { code: 'applications.question_not_found' },
    });
  }
  expect(await keep(pdf(), 'mentee')).toMatchObject({ status: 422, body: { code: 'applications.already_member' } });
  expect((await keep(pdf(), 'programme_admin')).status).toBe(403);
  await world.ask('programme_admin', contract.togglePublish, { params: { id: made.id } });
  expect(await keep(pdf())).toMatchObject({ status: 422, body: { code: 'applications.closed' } });
  expect(stored()).toBe(0);
  expect(await world.rows('select 1 from applicants')).toEqual([]);
});

test.each([
  ['a picture where none is taken', { ...pdf('cv.pdf', png) }, 'This kind of file cannot be used for this question.'],
  ['a page', pdf('cv.pdf', html), 'This kind of file cannot be used for this question.'],
  ['half a PDF', pdf('cv.pdf', Buffer.from('%PDF-1.4')), 'This file cannot be read. It may be damaged.'],
  ['nothing', pdf('cv.pdf', new Uint8Array()), 'File is required'],
  ['one byte too many', pdf('cv.pdf', pngOf(10_485_761)), 'File exceeds the 10MB size limit.'],
])(
  'RES-07 a file is judged by what it is, not by its name: %s is refused at its field',
  async (_what, upload, words) => {
    const { status, body } = await keep(upload);
    expect([status, body.fields]).toEqual([422, { file: words }]);
    expect(stored()).toBe(0);
  },
);

test('a file is kept under the name of what it is, without folders or hidden characters', async () => {
  const pictures = await fileQuestion(world, made, { kinds: ['picture'] });
  const { body } = await keep(pdf('C:\\me\\por\u202Etrait.pdf', png), 'other_mentee', { question_id: pictures });
  expect(body).toMatchObject({ file_name: 'portrait.png' });
  expect((await keep(pdf(), 'other_mentee', { question_id: pictures })).status).toBe(422);
});

test('APP-12 APP-32 the file is read by the applicant and by those who decide, and is saved rather than shown', async () => {
  const { id } = await sendFile(world, made, cv);
  await send('applied');
  for (const as of ['other_mentee', 'programme_admin', 'portal_owner', 'enterprise_admin', 'platform_admin'] as const) {
    const reply = await read(id, as);
    expect([as, reply.status]).toEqual([as, 200]);
    expect(reply.headers['content-disposition']).toMatch(/^attachment; .*cv\.pdf/);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['cache-control']).toBe('private, no-store');
  }
  for (const as of ['mentee', 'mentor', 'pending_mentor', 'other_programme_admin'] as const)
    expect([as, (await read(id, as)).status]).toEqual([as, 404]);
  expect((await read(id, 'visitor')).status).toBe(401);
  const list = await world.ask('programme_admin', contract.listApplicants, { query: { application_id: made.id } });
  expect(list.body.applicants).toMatchObject([
    { answers: ['To learn', '', '', 'cv.pdf'], files: [{ id, question_id: cv, file_name: 'cv.pdf' }] },
  ]);
  const csv = await world.ask('programme_admin', contract.exportApplicants, { query: { application_id: made.id } });
  expect(cellsOf(csv.body)[1]?.slice(3)).toEqual(['To learn', '', '', 'cv.pdf']);
});

test('a file goes with its form, and with the account of who sent it', async () => {
  const { id } = await sendFile(world, made, cv);
  await world.rows('update users set deleted_at = $2 where id = $1', [world.ids.other_mentee, '2026-11-20T10:00:00Z']);
  expect((await read(id, 'programme_admin')).status).toBe(404);
  await world.rows('update users set deleted_at = null where id = $1', [world.ids.other_mentee]);
  expect((await read(id, 'programme_admin')).status).toBe(200);
  await world.ask('programme_admin', contract.deleteApplication, { params: { id: made.id } });
  for (const as of ['programme_admin', 'other_mentee'] as const) expect((await read(id, as)).status).toBe(404);
});

test('APP-19 the files of a rejected applicant who is deleted leave the store', async () => {
  await sendFile(world, made, cv);
  const kept = await sendFile(world, made, cv, { as: 'pending_mentor' });
  await world.rows("update applicants set status = 'rejected', applied_on = $2 where user_id = $1", [
    world.ids.other_mentee,
    '2026-11-20T10:00:00Z',
  ]);
  const [row] = await world.rows<{ id: number }>('select id::int from applicants where user_id = $1', [
    world.ids.other_mentee,
  ]);
  const body = { applicant_id: row?.id ?? 0 };
  expect((await world.ask('programme_admin', contract.deleteApplicant, { body })).status).toBe(200);
  await world.runJobs();
  expect(stored()).toBe(1);
  expect((await read(kept.id, 'programme_admin')).status).toBe(200);
});

test('ACC-64 M22 the files of a person are named in their download, and leave the store with them', async () => {
  await sendFile(world, made, cv);
  await sendFile(world, made, cv, { as: 'pending_mentor' });
  await send('draft');
  const { rawPayload } = await world.browserOf('other_mentee').inject({ method: 'GET', url: downloadOwnData.path });
  const download = unzipSync(new Uint8Array(rawPayload))['applications.json'];
  expect(JSON.parse(strFromU8(download ?? new Uint8Array()))).toMatchObject({
    applications: [
      {
        answers: [{ question: 'Why do you come?', answer: 'To learn' }],
        files: [{ question: 'Your CV', file_name: 'cv.pdf', file_type: 'application/pdf' }],
      },
    ],
  });
  const body = { reason_for_leaving: 'No longer need mentoring' } as const;
  expect((await world.ask('other_mentee', deleteAccount, { body })).status).toBe(200);
  expect(stored()).toBe(2);
  await world.moveClock(world.clock.now().add({ hours: 24 * 31 }));
  await world.runJobs();
  expect(stored()).toBe(1);
  expect(await world.rows('select 1 from applicant_files')).toHaveLength(1);
});

test('APP-05 APP-07 the kinds of files of a question, at least one; with another type there are none', async () => {
  const create = (question: object) =>
    world.ask('programme_admin', contract.createApplication, {
      body: {
        program_id: world.alpha.id,
        name: 'Autumn',
        user_type: 'mentee',
        role_id: world.alpha.roleIds.Mentee,
        questions: [{ title: 'Your CV', question_type: 'file', ...question }] as never,
      },
    });
  expect((await create({ file_kinds: ['picture', 'pdf', 'pdf'] })).body.questions).toMatchObject([
    { question_type: 'file', file_kinds: ['pdf', 'picture'], options: [] },
  ]);
  expect((await create({})).body.questions).toMatchObject([{ file_kinds: ['pdf', 'word', 'picture'] }]);
  expect((await create({ question_type: 'text' })).body.questions).toMatchObject([{ file_kinds: [] }]);
  expect((await create({ file_kinds: [] })).body.fields).toEqual({
    'questions.0.file_kinds': 'Please choose at least one kind of file',
  });
  expect((await create({ file_kinds: ['exe'] })).status).toBe(422);
});

test('two files that are sent to one question at once: one is the answer, and the store has one', async () => {
  const replies = await Promise.all([keep(pdf('a.pdf')), keep(pdf('b.pdf'))]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  await world.runJobs();
  expect((await ownForm()).files).toHaveLength(1);
  expect(stored()).toBe(1);
});

test('a text from before the question took a file is read until a file comes', async () => {
  const id = await applicant(world, made, 'draft');
  await world.rows("update application_questions set question_type = 'file', file_kinds = $2 where id = $1", [
    made.why,
    '["pdf"]',
  ]);
  const list = async () =>
    (
      await world.ask('programme_admin', contract.listApplicants, {
        query: { application_id: made.id, status: 'draft' },
      })
    ).body.applicants;
  expect(await list()).toMatchObject([{ id, answers: ['To learn', '', '', ''], files: [] }]);
  await sendFile(world, made, made.why);
  expect(await list()).toMatchObject([{ id, answers: ['cv.pdf', '', '', ''] }]);
});
