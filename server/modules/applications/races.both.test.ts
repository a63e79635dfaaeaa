import { beforeEach, expect, test } from 'vitest';
import {
  sendInvite,
  updateApplicantStatus,
  continueToProgramme,
  submitApplication,
} from '../../../contract/applications/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { applicant, type Form, form } from './applications.fixture.ts';
import { recordDecisions } from './store.ts';

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
