import { beforeEach, expect, test } from 'vitest';
import { myBookings, reportBooking } from '../../../contract/bookings/index.ts';
import { dashboardMentors } from '../../../contract/discovery/index.ts';
import { listParticipants } from '../../../contract/programmes/index.ts';
import { memberProfile, mentorProfile, myMentees } from '../../../contract/screens/index.ts';
import { connect, listPairings } from '../../../contract/pairings/index.ts';
import { pairingReport } from '../../../contract/health/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmed, tenOClock } from '../bookings/bookings.fixture.ts';
import { saidIn, talkOf } from './chat.fixture.ts';
import { blocked } from '../safety/safety.fixture.ts';
import { chatLinks, excerptFor } from './index.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

interface Linked {
  id: number;
  chat_link: string | null;
}

test('CHT-02 cards of one’s mentors and mentees in a portal have the link to its messages', async () => {
  const { ids, alpha } = world;
  await world.ask('mentee', connect, { body: { program_id: alpha.id, mentor_id: ids.mentor, mentee_id: ids.mentee } });
  const { body } = await world.ask('mentee', dashboardMentors, { query: { program_id: alpha.id } });
  expect(body.my_mentors[0].chat_link).toBe(`/app/acme/alpha/messages?with=${ids.mentor}`);
  const mentees = await world.ask('mentor', myMentees, { query: { program_id: alpha.id } });
  expect(mentees.body.mentees[0].chat_link).toBe(`/app/acme/alpha/messages?with=${ids.mentee}`);
});

test('CHT-02 CHT-03 pages of people have the link, one’s own has none', async () => {
  const { ids, alpha } = world;
  const page = async (as: 'mentee' | 'mentor', id: string) =>
    (await world.ask(as, memberProfile, { params: { id }, query: { program_id: alpha.id } })).body.profile.chat_link;
  expect(await page('mentee', 'mentor')).toBe(`/app/acme/alpha/messages?with=${ids.mentor}`);
  expect(await page('mentor', 'mentee')).toBe(`/app/acme/alpha/messages?with=${ids.mentee}`);
  expect(await page('mentor', 'mentor')).toBeNull();
  const open = async (as: 'mentee' | 'visitor') =>
    (await world.ask(as, mentorProfile, { params: { slug: 'mentor' }, query: {} })).body.chat_link;
  expect([await open('mentee'), await open('visitor')]).toEqual([`/messages?with=${ids.mentor}`, null]);
});

test('INV-06 CHT-03 the table of users has the link for others, not on one’s own row', async () => {
  const { ids, alpha } = world;
  const { body } = await world.ask('programme_admin', listParticipants, { params: { id: alpha.id }, query: {} });
  const links = Object.fromEntries(
    body.participants.map(({ user_id, chat_link }: { user_id: number; chat_link: string | null }) => [
      user_id,
      chat_link,
    ]),
  );
  expect(links[ids.programme_admin]).toBeNull();
  expect(links[ids.mentee]).toBe(`/app/acme/alpha/messages?with=${ids.mentee}`);
  // There, nobody's membership has the number of its person.
  const query = { params: { id: world.beta.id }, query: {} };
  const there = (await world.ask('other_programme_admin', listParticipants, query)).body.participants as {
    user_id: number;
    chat_link: string | null;
  }[];
  expect(there).toHaveLength(3);
  for (const { user_id: id, chat_link: link } of there)
    expect(link).toBe(id === ids.other_programme_admin ? null : `/app/umbra/beta/messages?with=${id}`);
});

test('CHT-02 CHT-15 a session has the link, and not while it is under review', async () => {
  const { ids } = world;
  const { id } = await confirmed(world);
  const shown = async () => {
    const { body } = await world.ask('mentee', myBookings, { query: {} });
    return [...body.upcoming, ...body.to_review, ...body.closed].find((one: Linked) => one.id === id) as Linked;
  };
  expect((await shown()).chat_link).toBe(`/messages?with=${ids.mentor}`);
  await world.moveClock(tenOClock().add({ hours: 2 }).toInstant());
  await world.ask('mentee', reportBooking, { params: { id }, body: { reportedUserId: ids.mentor } });
  expect((await shown()).chat_link).toBeNull();
  for (const status of ['reported', 'investigating']) {
    await world.rows('update bookings set status = $2 where id = $1', [id, status]);
    expect((await shown()).chat_link).toBeNull();
  }
  await world.rows(`update bookings set status = 'completed' where id = $1`, [id]);
  expect((await shown()).chat_link).toBe(`/messages?with=${ids.mentor}`);
});

test('M47 where a block stands there is no link, whoever it was', async () => {
  const { ids, alpha, database } = world;
  await blocked(world, 'mentor', 'mentee');
  const portal = { programId: alpha.id, path: '/app/acme/alpha' };
  const link = await chatLinks(database.reader, { viewerId: ids.mentee, portal }, [ids.mentor, ids.portal_owner]);
  expect([link(ids.mentor), link(ids.portal_owner)]).toEqual([
    null,
    `/app/acme/alpha/messages?with=${ids.portal_owner}`,
  ]);
});

test('M47 what a message says is told to whoever reads it, while it is there', async () => {
  const { ids, alpha, database } = world;
  const id = await talkOf(world);
  const message = await saidIn(world, id, { body: 'Buy my course' });
  const file = await saidIn(world, id, { body: '', picture: true });
  const told = (one: number, reader: number) => excerptFor(database.reader, one, reader);
  const said = { senderId: ids.mentee, programId: alpha.id };
  expect(await told(message, ids.mentor)).toEqual({ ...said, text: 'Buy my course' });
  expect(await told(file, ids.mentor)).toEqual({ ...said, text: 'dot.webp' });
  expect(await told(message, ids.programme_admin)).toBeNull();
  expect(await told(999_999, ids.mentor)).toBeNull();
  await world.rows("update chat_messages set deleted_at = now(), body = '' where id = $1", [message]);
  expect(await told(message, ids.mentor)).toBeNull();
});

test('CHT-02 PAR-29 admins find the link to each of a pair, in the list and on its page, as far as they may write to them', async () => {
  const { ids, alpha } = world;
  const pair = { program_id: alpha.id, mentor_id: ids.mentor, mentee_id: ids.mentee };
  const { id } = (await world.ask('mentee', connect, { body: pair })).body as { id: number };
  const shown = async (as: 'programme_admin' | 'mentee') =>
    (await world.ask(as, pairingReport, { params: { pairingId: id } })).body.chat_links;
  const listed = async (type: 'pair' | 'group') =>
    (await world.ask('programme_admin', listPairings, { query: { program_id: alpha.id, type } })).body.chat_links;
  const to = (user_id: number) => ({ user_id, chat_link: `/app/acme/alpha/messages?with=${user_id}` });
  const both = [ids.mentee, ids.mentor].toSorted((a, b) => a - b).map(to);
  const sorted = (links: { user_id: number }[]) => links.toSorted((a, b) => a.user_id - b.user_id);
  expect(sorted(await shown('programme_admin'))).toEqual(both);
  expect(sorted(await listed('pair'))).toEqual(both);
  expect(await listed('group')).toEqual([]);
  expect(await shown('mentee')).toEqual([to(ids.mentor)]);
  await blocked(world, 'mentor', 'mentee');
  expect(await shown('mentee')).toEqual([]);
});
