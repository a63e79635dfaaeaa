import { beforeEach, expect, test } from 'vitest';
import {
  changeApplication,
  sendInvite,
  sendRejection,
  undoRejections,
  updateApplicantStatus,
  continueToProgramme,
  submitApplication,
} from '../../../contract/applications/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { applicant, type Form, form } from './applications.fixture.ts';
import { placesTaken } from './queries/intake.ts';
import { rejectionsDue } from './queries/rejections.ts';
import { placesLeft } from './rules/intake.ts';
import { beginApplicant, recordDecisions, updateApplicants } from './store.ts';

let world: World;
let made: Form;
beforeEach(async () => {
  world = await openWorld();
  made = await form(world);
});

const admins = ['programme_admin', 'portal_owner', 'enterprise_admin', 'platform_admin'] as const;
const rounds = 3;
const times = 32;

const decisions = (id: number) =>
  world.rows<{ to_status: string }>(
    "select to_status from applicant_decisions where applicant_id = $1 and to_status in ('approved', 'rejected')",
    [id],
  );
/** Emails in the outbox about a decision, by kind. */
const told = async () => {
  await world.runJobs();
  const rows = await world.rows<{ template: string }>(
    "select template from deliveries where template in ('application.approved', 'application.rejected')",
  );
  return rows.map(({ template }) => template);
};

test('APP-15 APP-17 admins who approve and reject one applicant at once: one decision stands, one letter goes out', async () => {
  for (const one of admins) await world.browserOf(one).csrf();
  for (let round = 0; round < rounds; round += 1) {
    await world.rows('delete from applicants');
    await world.rows('delete from deliveries');
    const id = await applicant(world, made);
    const answers = await Promise.all(
      Array.from({ length: times }, (_none, at) =>
        world.ask(admins[at % admins.length] ?? 'portal_owner', updateApplicantStatus, {
          body: { applicant_id: id, status: at % 2 === 0 ? 'approved' : 'rejected' },
        }),
      ),
    );
    await world.moveClock(world.clock.now().add({ minutes: 10 }));
    const [stands, ...more] = await decisions(id);
    expect(more).toEqual([]);
    const right = stands?.to_status === 'approved' ? 0 : 1;
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_one, at) => (at % 2 === right ? 200 : 422)));
    expect(await told()).toEqual([`application.${stands?.to_status}`]);
  }
});

test('APP-15 B81 approving and inviting many times at once sends one invitation', async () => {
  const id = await applicant(world, made);
  for (const one of admins) await world.browserOf(one).csrf();
  const answers = await Promise.all(
    Array.from({ length: times }, (_none, at) => {
      const admin = admins[at % admins.length] ?? 'portal_owner';
      return at % 3 === 0
        ? world.ask(admin, updateApplicantStatus, { body: { applicant_id: id, status: 'approved' } })
        : world.ask(admin, sendInvite, { body: { applicant_id: id, status: 'approved' } });
    }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await told()).toEqual(['application.approved']);
});

test('APP-25 B79 one application sent many times at once arrives once', async () => {
  const browser = world.browserOf('other_mentee');
  await browser.csrf();
  const body = {
    application_id: made.id,
    applicant_status: 'applied' as const,
    answers: [{ question_id: made.why, answer: 'To learn' }],
  };
  const answers = await Promise.all(Array.from({ length: times }, () => browser.ask(submitApplication, { body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body: said }) => said.code === 'applications.already_applied')).toHaveLength(times - 1);
  expect(await world.rows('select status from applicants')).toEqual([{ status: 'applied' }]);
  expect(await world.rows('select answer from applicant_answers')).toEqual([{ answer: 'To learn' }]);
});

test('APP-28 who continues many times at once is a member once', async () => {
  const id = await applicant(world, made, 'approved');
  const browser = world.browserOf('other_mentee');
  await browser.csrf();
  const answers = await Promise.all(
    Array.from({ length: times }, () => browser.ask(continueToProgramme, { body: { applicant_id: id } })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  const mine = [world.alpha.id, world.ids.other_mentee];
  expect(
    await world.rows('select 1 from program_memberships where program_id = $1 and user_id = $2', mine),
  ).toHaveLength(1);
});

/** Two admins decide differently at the same moment, without the locks that the verbs normally take. */
const decidedAtOnce = async () => {
  const id = await applicant(world, made);
  const outcomes = await Promise.all(
    (['approved', 'rejected'] as const).map((toStatus, at) =>
      world.database.transact((tx) =>
        recordDecisions(tx, [
          {
            applicantId: id,
            fromStatus: 'applied',
            toStatus,
            decidedBy: world.ids[admins[at] ?? 'portal_owner'],
            decidedAt: world.clock.now(),
          },
        ]),
      ),
    ),
  );
  return { stood: outcomes.filter((ids) => ids.length === 1).length, rows: await decisions(id) };
};

test('APP-17 the constraint alone lets one decision stand', async () => {
  const { stood, rows } = await decidedAtOnce();
  expect([stood, rows.length]).toEqual([1, 1]);
});

test('APP-17 its twin: without the constraint somebody is approved and rejected', async () => {
  await world.rows('drop index applicant_decided_once');
  try {
    const { stood, rows } = await decidedAtOnce();
    expect(stood).toBe(2);
    expect(rows.map(({ to_status: status }) => status).toSorted()).toEqual(['approved', 'rejected']);
  } finally {
    await world.rows('delete from applicant_decisions');
    await world.rows(
      "create unique index applicant_decided_once on applicant_decisions (applicant_id) where to_status in ('approved', 'rejected')",
    );
  }
});

const crowd = async (people: number) => {
  const made64 = await world.rows<{ id: number }>(
    `insert into users (public_id, slug, firstname, lastname, email, timezone, confirmed_at, created_at, user_type)
     select md5('many ' || n), 'many-' || n, 'Many', 'Tan', 'many' || n || '@example.com', 'UTC', $1, $1, 'mentee'
     from generate_series(1, $2::int) n returning id::int`,
    [world.clock.now().toString(), people],
  );
  return made64.map(({ id }) => id);
};
const limitTo = (places: number) =>
  world.ask('portal_owner', changeApplication, { params: { id: made.id }, body: { places } });
const statuses = async () =>
  (await world.rows<{ status: string }>("select status from applicants where status <> 'draft'")).map(
    ({ status }) => status,
  );

test('M42 sixty-four people send their application for the last place: one gets it, the rest are told and may wait', async () => {
  const people = await crowd(64);
  await world.rows('update applications set places = 1, waitlist = true where id = $1', [made.id]);
  const browsers = await Promise.all(people.map((id) => world.browserFor(id)));
  for (const browser of browsers) await browser.csrf();
  const body = {
    application_id: made.id,
    applicant_status: 'applied' as const,
    answers: [{ question_id: made.why, answer: 'To learn' }],
  };
  const answers = await Promise.all(browsers.map((browser) => browser.ask(submitApplication, { body })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ body: said }) => said.error))).toEqual(new Set(['All places are taken.']));
  expect(await statuses()).toEqual(['applied']);
});

test('M42 its twin: counted without the lock on the program, the last place is taken many times', async () => {
  const people = await crowd(8);
  await limitTo(1);
  const counted = people.map(async (userId) => ({
    userId,
    // Everyone counts before anyone writes, which the lock normally prevents.
    left: await world.database.transact(async (tx) =>
      placesLeft(1, (await placesTaken(tx, [made.id])).get(made.id) ?? 0),
    ),
  }));
  for (const { userId, left } of await Promise.all(counted)) {
    if (left === 0) continue;
    await world.database.transact(async (tx) => {
      const now = world.clock.now();
      const { id } = await beginApplicant(tx, made.id, userId, now);
      await updateApplicants(tx, [id], now, { status: 'applied', appliedOn: now });
    });
  }
  expect((await statuses()).length).toBeGreaterThan(1);
});

const undoing = (id: number) => ({ body: { application_id: made.id, applicant_ids: [id] } });

test('M42 undone in the very moment in which the ten minutes pass: either it is undone and nobody is told, or it is final', async () => {
  for (const one of admins) await world.browserOf(one).csrf();
  for (let round = 0; round < rounds; round += 1) {
    await world.rows('delete from applicants');
    await world.rows('delete from deliveries');
    const id = await applicant(world, made);
    await world.ask('portal_owner', sendRejection, { body: { applicant_id: id } });
    const ends = world.clock.now().add({ minutes: 10 });
    world.clock.moveTo(ends.subtract({ milliseconds: 1 }));
    const early = admins.slice(0, round + 1).map((one) => world.ask(one, undoRejections, undoing(id)));
    const passing = world.moveClock(ends);
    const late = admins.map((one) => world.ask(one, undoRejections, undoing(id)));
    const answers = await Promise.all([...early, ...late]);
    await passing;
    await world.moveClock(ends.add({ minutes: 1 }));
    const undone = answers.filter(({ body }) => body.done === 1);
    const [row] = await world.rows('select status, rejects_at from applicants where id = $1', [id]);
    expect(row).toEqual({ status: undone.length > 0 ? 'applied' : 'rejected', rejects_at: null });
    expect(undone.length).toBeLessThanOrEqual(1);
    expect(await told()).toEqual(undone.length > 0 ? [] : ['application.rejected']);
  }
});

test('M42 its twin: made final without looking again behind the lock, somebody is rejected whose rejection was undone', async () => {
  const id = await applicant(world, made);
  await world.ask('portal_owner', sendRejection, { body: { applicant_id: id } });
  const ends = world.clock.now().add({ minutes: 10 });
  const due = await world.database.transact((tx) => rejectionsDue(tx, ends));
  expect((await world.ask('portal_owner', undoRejections, undoing(id))).body.done).toBe(1);
  for (const one of due)
    await world.database.transact((tx) => updateApplicants(tx, [one.id], ends, { status: 'rejected' }));
  expect(await statuses()).toEqual(['rejected']);
});
