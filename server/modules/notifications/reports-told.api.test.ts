import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../contract/bookings/index.ts';
import { forgetTold, lettersTo, onlyLetterTo, toldTo } from '../../testing/told.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { reportedInAlpha } from '../bookings/bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const said = async (userId: number) => (await toldTo(world, userId)).map(({ message }) => message);

test('NTF-12 a report goes to the programme’s support address, else to our own, once; its admins and the other side are told', async () => {
  await world.rows("update programs set support_email = 'help@alpha.test' where id = $1", [world.alpha.id]);
  const id = await reportedInAlpha(world);
  world.vendors.letters.length = 0;
  await world.runJobs();
  await world.runJobs();
  const letter = onlyLetterTo(world, 'help@alpha.test');
  expect(letter.subject).toBe(`Session #${id} was reported by Mentee Tan`);
  for (const words of [`#${id}`, 'Mentor Tan', 'Absent', '/app/acme/alpha/admin/bookings/reported'])
    expect(letter.text).toContain(words);
  for (const admin of ['programme_admin', 'portal_owner'] as const)
    expect(await said(world.ids[admin])).toContain('Mentee Tan reported a session. Please look into it.');
  expect(await said(world.ids.mentor)).toContain('Mentee Tan reported your session. An admin looks into it.');
  expect(await said(world.ids.other_programme_admin)).toEqual([]);

  await world.rows('update programs set support_email = null where id = $1', [world.alpha.id]);
  await reportedInAlpha(world);
  await world.runJobs();
  expect(lettersTo(world, 'support@lantern.test')).toHaveLength(1);
});

test('C2 an investigation and its end are told to everybody in the session, a refund to who paid', async () => {
  await world.rows('update programs set paid_access = true where id = $1', [world.alpha.id]);
  const id = await reportedInAlpha(world);
  const both = async () => [await said(world.ids.mentee), await said(world.ids.mentor)];
  await forgetTold(world);
  await world.ask('programme_admin', contract.investigateByAdmin, { params: { id } });
  await world.runJobs();
  expect(await both()).toEqual([
    ['Your session with Mentor Tan is being looked into.'],
    ['Your session with Mentee Tan is being looked into.'],
  ]);
  await forgetTold(world);
  const body = { missed_participant_id: world.ids.mentee };
  await world.ask('programme_admin', contract.missByAdmin, { params: { id }, body });
  await world.runJobs();
  expect(await both()).toEqual([
    ['Your session with Mentor Tan was marked as missed.'],
    ['Your session with Mentee Tan was marked as missed.'],
  ]);
  expect(onlyLetterTo(world, 'mentee@example.com').text).toContain('you did not come to this session');
  await forgetTold(world);
  await world.ask('programme_admin', contract.refundByAdmin, { params: { id } });
  await world.runJobs();
  expect(await both()).toEqual([['Your session with Mentor Tan was refunded.'], []]);
});
