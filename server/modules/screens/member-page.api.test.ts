import { beforeEach, expect, test } from 'vitest';
import { memberProfile, menteeProfile } from '../../../contract/profile-pages.ts';
import { removeUser } from '../../../contract/programmes-participants.ts';
import type { Persona } from '../../personas.fixture.ts';
import { openWorld, type World } from '../../world.fixture.ts';
import { confirmed, tenOClock } from '../bookings/bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const memberAs = (who: Persona, slug: string, programId = world.alpha.id) =>
  world.ask(who, memberProfile, { params: { id: slug }, query: { program_id: programId } });

test('PRO-05 PRO-90 the people of a programme and its admins see each other there; strangers find nobody', async () => {
  const asMentor = await memberAs('mentee', 'mentor');
  expect(asMentor.body).toMatchObject({ side: 'mentor', user_type: 'mentor', profile: { full_name: 'Mentor Tan' } });
  const asMentee = await memberAs('mentor', 'mentee');
  expect(asMentee.body).toMatchObject({ side: 'mentee', user_type: 'mentee', profile: { full_name: 'Mentee Tan' } });
  expect((await memberAs('programme_admin', 'mentee')).status).toBe(200);
  expect((await memberAs('enterprise_admin', 'mentee')).status).toBe(200);
  // Of another programme, or of none.
  for (const who of ['other_mentor', 'other_programme_admin', 'other_mentee'] as const) {
    expect((await memberAs(who, 'mentee')).status).toBe(404);
  }
  // One's own programme shows nobody of another one.
  expect((await memberAs('mentee', 'other-mentor')).body.code).toBe('programmes.member_not_found');
  expect((await memberAs('mentee', 'other-mentor', world.beta.id)).body.code).toBe('programmes.not_found');
});

test('PRO-90 e-mail and phone are for the person and who administers them, in the portal and on the platform', async () => {
  const emailFor = async (who: Persona) => {
    const { profile } = (await memberAs(who, 'mentee')).body as { profile: { email: string | null } };
    const { body } = await world.ask(who, menteeProfile, { params: { slug: 'mentee' } });
    expect(body.email).toBe(profile.email);
    return profile.email;
  };
  expect(await emailFor('mentor')).toBeNull();
  for (const who of ['mentee', 'programme_admin', 'portal_owner', 'enterprise_admin', 'platform_admin'] as const) {
    expect(await emailFor(who)).toBe('mentee@example.com');
  }
});

test('BKG-123 of the sessions of a removed member nothing is told any more, neither in the portal nor on a profile', async () => {
  const inside = await confirmed(world, tenOClock(3));
  const outside = await confirmed(world, tenOClock(4));
  await world.rows('update bookings set program_id = $1 where id = $2', [world.alpha.id, inside.id]);
  const idsOn = (profile: unknown) =>
    (profile as { session_history: { id: number }[] }).session_history.map(({ id }) => id);
  const onPlatform = async () => idsOn((await world.ask('mentor', menteeProfile, { params: { slug: 'mentee' } })).body);
  // A portal tells of its own sessions alone.
  expect(idsOn((await memberAs('mentor', 'mentee')).body.profile)).toEqual([inside.id]);
  expect(await onPlatform()).toEqual([outside.id, inside.id]);

  const body = { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee };
  expect((await world.ask('programme_admin', removeUser, { body })).status).toBe(200);
  expect((await memberAs('mentor', 'mentee')).body.code).toBe('programmes.member_not_found');
  expect(await onPlatform()).toEqual([outside.id]);
});
