import { expect, test } from 'vitest';
import * as contract from '../../../contract/applications/index.ts';
import { updateApplicantStatus } from '../../../contract/applications/index.ts';
import { programmeView } from '../../../contract/screens/index.ts';
import { openWorld } from '../../testing/world.fixture.ts';
import { form } from './applications.fixture.ts';

test('M41 B03 people apply and are approved before their address is confirmed; they continue once it is', async () => {
  const world = await openWorld();
  const made = await form(world);
  const query = { program_id: world.alpha.id };
  const own = async () => (await world.ask('unconfirmed', contract.ownApplications, { query })).body;
  const viewer = async () => (await world.ask('unconfirmed', programmeView, { query })).body.viewer;
  const goOn = (id: number) => world.ask('unconfirmed', contract.continueToProgramme, { body: { applicant_id: id } });
  const sent = await world.ask('unconfirmed', contract.submitApplication, {
    body: {
      applicant_status: 'applied',
      application_id: made.id,
      answers: [{ question_id: made.why, application_id: made.id, required: true, answer: 'To learn' }],
    },
  });
  expect(sent.status).toBe(200);
  const [row] = await world.rows<{ id: number }>('select id::int from applicants where user_id = $1', [
    world.ids.unconfirmed,
  ]);
  const id = row?.id ?? 0;
  const approve = { applicant_id: id, status: 'approved' as const };
  expect((await world.ask('programme_admin', updateApplicantStatus, { body: approve })).status).toBe(200);
  expect((await own()).applications[0]).toMatchObject({
    status: 'approved',
    why_not: { continue: 'accounts.not_confirmed' },
  });
  expect(await goOn(id)).toMatchObject({
    status: 403,
    body: { code: 'accounts.not_confirmed', error: 'You have to confirm your email address before continuing.' },
  });
  expect(await viewer()).toBeNull();
  const listed = async () => {
    const asked = { application_id: made.id, status: 'approved' as const };
    const { body } = await world.ask('programme_admin', contract.listApplicants, { query: asked });
    return body.applicants.map(({ confirmed }: { confirmed: boolean }) => confirmed);
  };
  expect(await listed()).toEqual([false]);
  await world.rows('update users set confirmed_at = $1 where id = $2', [
    world.clock.now().toString(),
    world.ids.unconfirmed,
  ]);
  expect(await listed()).toEqual([true]);
  expect((await own()).applications[0]).toMatchObject({ why_not: { continue: null } });
  expect((await goOn(id)).status).toBe(200);
  expect(await viewer()).toMatchObject({ user_type: 'mentee' });
});
