import { beforeEach, expect, test } from 'vitest';
import {
  type MemberProfile,
  memberProfile,
  menteeProfile,
  type MentorProfile,
  mentorProfile,
} from '../../../contract/screens/index.ts';
import { removeUser } from '../../../contract/programmes/index.ts';
import type { Persona } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmed, tenOClock } from '../bookings/bookings.fixture.ts';
import { heldInAlpha, review } from '../reviews/reviews.fixture.ts';
import { countAverages, reviewed, session } from './screens.fixture.ts';

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
  // People from another programme, or from none.
  for (const who of ['other_mentor', 'other_programme_admin', 'other_mentee'] as const) {
    expect((await memberAs(who, 'mentee')).status).toBe(404);
  }
  // Your own programme does not show members of another one.
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
  // A portal shows only its own sessions.
  expect(idsOn((await memberAs('mentor', 'mentee')).body.profile)).toEqual([inside.id]);
  expect(await onPlatform()).toEqual([outside.id, inside.id]);

  const body = { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee };
  expect((await world.ask('programme_admin', removeUser, { body })).status).toBe(200);
  expect((await memberAs('mentor', 'mentee')).body.code).toBe('programmes.member_not_found');
  expect(await onPlatform()).toEqual([outside.id]);
});

/** A session of Alpha that both have reviewed, the mentee with a badge. */
const reviewedInAlpha = async () => {
  const id = await heldInAlpha(world);
  await review(world, id, 'mentee', 'mentor', {
    programId: world.alpha.id,
    text: 'Clear.',
    thanks: 'Ta.',
    badges: [2],
  });
  const said = async () => review(world, id, 'mentor', 'mentee', { programId: world.alpha.id, text: 'Prepared.' });
  return { id, said };
};
const reviewsAre = (how: 'shown' | 'hidden') =>
  world.rows('update programs set review_settings = $1 where id = $2', [how, world.alpha.id]);
const saidOn = async (who: Persona, slug: string) => {
  const { profile } = (await memberAs(who, slug)).body as MemberProfile;
  return {
    reviews: profile.reviews.map(({ feedback_text: text }) => text),
    thanks: profile.thank_you.map(({ thank_you_note: note }) => note),
    badges: profile.badges.map(({ count, badge }) => [badge.id, count]),
  };
};

test("REV-22 REV-33 what was said in a programme is on its members' pages there once it is unsealed", async () => {
  const platform = await session(world, { days: 5 });
  await reviewed(world, platform.id, 'mentee', 'mentor', { stars: 4, text: 'Kind.', badges: [2] });
  const { said } = await reviewedInAlpha();
  const before = { reviews: [], thanks: [], badges: [] };
  // M08: not even the programme's admins can read sealed reviews on a profile.
  expect(await saidOn('mentor', 'mentor')).toEqual(before);
  expect(await saidOn('programme_admin', 'mentor')).toEqual(before);
  await said();
  expect(await saidOn('mentee', 'mentor')).toEqual({ reviews: ['Clear.'], thanks: ['Ta.'], badges: [[2, 1]] });
  expect((await saidOn('mentor', 'mentee')).reviews).toEqual(['Prepared.']);
  // Outside the portal nobody can read what was said in it.
  const { body } = await world.ask('mentee', mentorProfile, { params: { slug: 'mentor' }, query: {} });
  expect(body).toMatchObject({ reviews: [{ feedback_text: 'Kind.' }], thank_you: [], badges: [{ count: 1 }] });
});

test('PRO-06 PRO-11 number, average and list are of the same reviews: those of the platform, or those of the portal', async () => {
  const rating = ({ body }: { body: unknown }) => {
    const page = body as MemberProfile | MentorProfile;
    const profile = ('profile' in page ? page.profile : page) as MentorProfile;
    return [profile.fl_average_rating, profile.total_reviews, profile.reviews.length];
  };
  const inPortal = async (who: Persona) => rating(await memberAs(who, 'mentor'));
  const onPlatform = async () =>
    rating(await world.ask('mentee', mentorProfile, { params: { slug: 'mentor' }, query: {} }));
  const platform = await session(world, { days: 5 });
  await reviewed(world, platform.id, 'mentee', 'mentor', { stars: 4, text: 'Kind.' });
  const { said } = await reviewedInAlpha();
  await world.rows("update reviews set star_rating = 1 where feedback_text = 'Clear.'");
  await said();
  await countAverages(world);
  expect(await onPlatform()).toEqual([4, 1, 1]);
  expect(await inPortal('mentee')).toEqual([1, 1, 1]);
  await reviewsAre('hidden');
  expect(await inPortal('mentee')).toEqual([null, 0, 0]);
  expect(await inPortal('programme_admin')).toEqual([1, 1, 1]);
});

test("REV-22 where a programme keeps its reviews private, its admins alone find them on its members' pages", async () => {
  const { said } = await reviewedInAlpha();
  await said();
  await reviewsAre('hidden');
  const nothing = { reviews: [], thanks: [], badges: [] };
  expect(await saidOn('mentee', 'mentor')).toEqual(nothing);
  expect(await saidOn('mentor', 'mentor')).toEqual(nothing);
  expect(await saidOn('mentor', 'mentee')).toEqual(nothing);
  for (const who of ['programme_admin', 'portal_owner', 'enterprise_admin', 'platform_admin'] as const) {
    expect(await saidOn(who, 'mentor')).toEqual({ reviews: ['Clear.'], thanks: ['Ta.'], badges: [[2, 1]] });
    expect((await saidOn(who, 'mentee')).reviews).toEqual(['Prepared.']);
  }
});

test('what was said in another programme, in a reported session or by who was removed is on no page', async () => {
  const { id, said } = await reviewedInAlpha();
  await said();
  expect((await saidOn('portal_owner', 'mentor')).reviews).toEqual(['Clear.']);
  await world.rows('update reviews set program_id = $1', [world.beta.id]);
  expect((await saidOn('portal_owner', 'mentor')).reviews).toEqual([]);
  await world.rows('update reviews set program_id = $1, hidden = true', [world.alpha.id]);
  expect((await saidOn('portal_owner', 'mentor')).reviews).toEqual([]);
  await world.rows('update reviews set hidden = false');
  // When someone leaves a group, the session is still shown but their part of it is not.
  await world.rows('update booking_participants set hidden_at = now() where booking_id = $1 and user_id = $2', [
    id,
    world.ids.mentee,
  ]);
  expect((await saidOn('portal_owner', 'mentor')).reviews).toEqual([]);
  await world.rows('update booking_participants set hidden_at = null');
  const body = { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee };
  expect((await world.ask('programme_admin', removeUser, { body })).status).toBe(200);
  expect(await saidOn('portal_owner', 'mentor')).toEqual({ reviews: [], thanks: [], badges: [] });
});
