import { afterEach, beforeEach, expect, test } from 'vitest';
import { decideApplicants, updateApplicantStatus } from '../../../contract/applications/index.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { applicant, form } from './applications.fixture.ts';

let world: World;
let factor: number;
beforeEach(async () => {
  world = await openWorld();
  factor = world.settings.RATE_LIMIT_FACTOR;
  world.settings.RATE_LIMIT_FACTOR = 1;
  const longAgo = beginning.subtract({ hours: 24 * 30 }).toString();
  await world.rows('update enterprises set created_at = $2 where id = $1', [world.acme, longAgo]);
  await world.rows(
    `insert into emails_to_many (enterprise_id, program_id, kind, emails, at) values ($1, $2, 'decisions', 1999, $3)`,
    [world.acme, world.alpha.id, beginning.toString()],
  );
});
afterEach(() => {
  world.settings.RATE_LIMIT_FACTOR = factor;
});

const refused = (emails: number, left: number) => ({
  status: 422,
  body: { code: 'programmes.too_many_emails', params: { emails, left }, left, retry_after: 86_400 },
});

test('B09 a decision reaches whoever has applied, however much was sent, unless their address was never confirmed; being shortlisted sends nothing', async () => {
  const made = await form(world);
  const [first, second, third] = [
    await applicant(world, made, 'applied', 'other_mentee'),
    await applicant(world, made, 'applied', 'other_mentor'),
    await applicant(world, made, 'applied', 'pending_mentor'),
  ];
  await world.rows("update users set confirmed_at = null where email = 'pending_mentor@example.com'");
  const decide = (status: 'approved' | 'shortlisted', ids: number[]) =>
    world.ask('programme_admin', decideApplicants, { body: { application_id: made.id, applicant_ids: ids, status } });
  expect((await decide('shortlisted', [first, second])).status).toBe(200);
  expect((await decide('approved', [first, second])).status).toBe(200);
  const single = await world.ask('programme_admin', updateApplicantStatus, {
    body: { applicant_id: third, status: 'approved' },
  });
  expect(single).toMatchObject(refused(1, 0));
});
