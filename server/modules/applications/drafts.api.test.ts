import { beforeEach, expect, test } from 'vitest';
import {
  applicantForm,
  ownApplications,
  submitApplication,
  togglePublish,
} from '../../../contract/applications/index.ts';
import { joinProgramme, lookUpInvite, readInvite, sendInvites } from '../../../contract/invitations/index.ts';
import * as contract from '../../../contract/programmes/index.ts';
import { programmeView } from '../../../contract/screens/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { form } from './applications.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const create = async (more: object = {}) => {
  const { status, body } = await world.ask('enterprise_admin', contract.saveProgramme, {
    body: {
      enterprise_id: world.acme,
      draft: true,
      program: { name: 'Gamma', description: 'Third', pairing_method: 'mentee_picks' as const, ...more },
      white_label: { dashboard_primary_colour: '#7A3CC8' },
    },
  });
  expect(status).toBe(200);
  return body as contract.Programme;
};
const open = (id: number, who: Persona = 'enterprise_admin') =>
  world.ask(who, contract.openProgramme, { params: { id } });
const start = (id: number) =>
  world.ask('enterprise_admin', contract.saveProgramme, {
    body: { program_id: id, program: { start_date: '2026-12-01' } },
  });
/** Alpha, as if it had never been opened. */
const alphaIsDraft = () =>
  world.rows('insert into program_drafts values ($1, $2)', [world.alpha.id, world.clock.now().toString()]);

test('a program is made as a draft, says what is missing, and is opened once nothing is', async () => {
  const draft = await create();
  expect(draft).toMatchObject({ is_draft: true, is_active: true, status: 'Active', missing: ['start_date'] });
  expect(await open(draft.id)).toMatchObject({
    status: 422,
    body: { code: 'programmes.not_ready', missing: ['start_date'] },
  });
  // It is prepared like any other program.
  expect((await start(draft.id)).body).toMatchObject({ is_draft: true, missing: [] });
  expect((await open(draft.id)).body).toMatchObject({ is_draft: false, missing: [] });
  expect((await open(draft.id)).status).toBe(200);
  const lines = await world.rows("select action from audit_log where action = 'program.opened'");
  expect(lines).toHaveLength(1);
});

test('a program that is not asked to be a draft is open at once', async () => {
  const made = await world.ask('enterprise_admin', contract.saveProgramme, {
    body: {
      enterprise_id: world.acme,
      program: { name: 'Delta', description: 'Fourth', pairing_method: 'mentee_picks' as const },
      white_label: { dashboard_primary_colour: '#7A3CC8' },
    },
  });
  expect(made.body).toMatchObject({ is_draft: false, missing: [] });
});

test('a draft exists for its admins and its company alone: for nobody else its front page, its door or its forms', async () => {
  const made = await form(world);
  await alphaIsDraft();
  const at = { enterprise_slug: 'acme', program_slug: 'alpha' };
  const seen = async (who: Persona) => ({
    front: (await world.ask(who, programmeView, { query: at })).status,
    door: (await world.ask(who, lookUpInvite, { query: { program_id: world.alpha.id } })).status,
    form: (await world.ask(who, applicantForm, { query: { link_ref: made.linkRef } })).status,
  });
  for (const who of ['programme_admin', 'portal_owner', 'enterprise_admin', 'platform_admin'] as const)
    expect([who, await seen(who)]).toEqual([who, { front: 200, door: 200, form: 200 }]);
  for (const who of ['other_mentee', 'mentor', 'unconfirmed'] as const)
    expect([who, await seen(who)]).toEqual([who, { front: 404, door: 404, form: 404 }]);
  expect((await world.ask('visitor', programmeView, { query: at })).status).toBe(404);
  const own = await world.ask('other_mentee', ownApplications, { query: { program_id: world.alpha.id } });
  expect(own.status).toBe(404);
});

test('nobody applies to a draft, is invited to it or joins it, and no emails go out', async () => {
  const made = await form(world, { published: false });
  await world.rows("update programs set privacy_settings = 'open' where id = $1", [world.alpha.id]);
  await alphaIsDraft();
  // A form can be prepared, and opened, before the program is.
  expect((await world.ask('programme_admin', togglePublish, { params: { id: made.id } })).status).toBe(200);
  const body = {
    application_id: made.id,
    applicant_status: 'applied' as const,
    answers: [{ question_id: made.why, answer: 'To learn' }],
  };
  expect((await world.ask('other_mentee', submitApplication, { body })).status).toBe(404);
  const role_id = world.alpha.roleIds.Mentee;
  const invite = await world.ask('programme_admin', sendInvites, {
    params: { roleId: role_id },
    body: {
      role_id,
      program_id: world.alpha.id,
      email: [{ email: 'new@example.com' }],
      redirect_url: '/app/acme/alpha/overviews',
    },
  });
  expect(invite).toMatchObject({ status: 422, body: { code: 'programmes.draft' } });
  const link = await world.ask('programme_admin', readInvite, { params: { roleId: role_id }, query: {} });
  expect(link.body).toMatchObject({ invite_link: null });
  const join = await world.ask('other_mentee', joinProgramme, {
    params: { id: world.alpha.id },
    body: { user_type: 'mentee' },
  });
  expect(join.status).toBeGreaterThanOrEqual(400);
  await world.runJobs();
  expect(world.vendors.letters).toEqual([]);
  const members = await world.rows('select 1 from program_memberships where program_id = $1 and user_id = $2', [
    world.alpha.id,
    world.ids.other_mentee,
  ]);
  expect(members).toEqual([]);
});

test('a draft is not switched off, and opens only for an owner', async () => {
  await alphaIsDraft();
  const off = await world.ask('portal_owner', contract.toggleProgramme, { params: { id: world.alpha.id } });
  expect(off).toMatchObject({ status: 422, body: { code: 'programmes.draft' } });
  expect((await open(world.alpha.id, 'programme_admin')).status).toBe(403);
});
