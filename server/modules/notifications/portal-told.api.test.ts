import { beforeEach, expect, test } from 'vitest';
import { acceptBooking } from '../../../contract/bookings/index.ts';
import { connect } from '../../../contract/pairings/index.ts';
import { type PairingMethod, removeUser } from '../../../contract/programmes/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { lettersTo, linkIn, onlyLetterTo, toldTo } from '../../testing/told.fixture.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { askedInAlpha, sessionInAlpha, tenOClock } from '../bookings/bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const portal = 'http://lantern.test/app/acme/alpha';

const joins = (userId: number, role: 'Mentor' | 'Mentee', capacity: number | null = null) =>
  world.rows(
    'insert into program_memberships (program_id, user_id, role_id, capacity, joined_at) values ($1, $2, $3, $4, $5)',
    [world.alpha.id, userId, world.alpha.roleIds[role], capacity, beginning.toString()],
  );
/** Another mentor of Alpha, with the same availability as the first, who shares this many goals. */
const anotherMentor = async (name: string, goals: number, { capacity = null as number | null, open = true } = {}) => {
  const [row] = await world.rows<{ id: number }>(
    `insert into users (public_id, slug, firstname, lastname, email, timezone, confirmed_at, created_at, user_type)
     values (md5($1), $1, $1, 'Lim', $1 || '@example.com', 'Asia/Kuala_Lumpur', $2, $2, 'mentor') returning id::int`,
    [name, beginning.toString()],
  );
  const id = row?.id ?? 0;
  await joins(id, 'Mentor', capacity);
  await world.rows('insert into user_infos (user_id) values ($1)', [id]);
  if (open)
    await world.rows(
      `insert into availability_rules (user_id, weekday, from_time, to_time) select $1, day, '09:00', '17:00' from generate_series(0, 6) day`,
      [id],
    );
  await world.rows('insert into user_goals (user_id, goal_id) select $1, id from goals order by id limit $2', [
    id,
    goals,
  ]);
  return id;
};
/** A request by the mentee in Alpha that nobody answers; returns what the mentee is told about it. */
const lapsed = async () => {
  const { status } = await askedInAlpha(world, 'mentee', 'mentor', tenOClock(10));
  expect(status).toBe(200);
  await world.runJobs();
  world.vendors.letters.length = 0;
  await world.moveClock(beginning.add({ hours: 48 }));
  const letter = lettersTo(world, 'mentee@example.com').find(({ subject }) =>
    subject.endsWith('did not answer in time'),
  );
  if (!letter) throw new Error('no letter');
  return letter;
};
const offeredIn = ({ text }: { text: string }) => [...text.matchAll(/(\w+) Lim/g)].map(([, name]) => name);
const method = (pairing: PairingMethod) =>
  world.rows('update programs set pairing_method = $2 where id = $1', [world.alpha.id, pairing]);
const pairWith = (mentor_id: number) =>
  world.ask('portal_owner', connect, {
    body: { program_id: world.alpha.id, mentor_id, mentee_id: world.ids.mentee },
  });

test('BKG-128 D20 in a portal a lapsed request offers its own mentors who have a place and time, the likest first', async () => {
  await world.rows('insert into user_goals (user_id, goal_id) select $1, id from goals order by id limit 3', [
    world.ids.mentor,
  ]);
  await anotherMentor('near', 3);
  await anotherMentor('far', 0);
  await anotherMentor('middle', 2);
  await anotherMentor('fourth', 0);
  await anotherMentor('full', 3, { capacity: 0 });
  await anotherMentor('closed', 3, { open: false });
  const letter = await lapsed();
  expect([...new Set(offeredIn(letter))]).toEqual(['near', 'middle', 'far']);
  linkIn(letter, `${portal}/members/near`);
  linkIn(letter, `${portal}/directory`);
  expect(letter.text).not.toContain('Other Mentor');
});

test('D20 where mentees do not pick only their own mentors are offered, under admin_pairs nobody', async () => {
  const own = await anotherMentor('own', 1);
  await anotherMentor('other', 1);
  await pairWith(own);
  await pairWith(world.ids.mentor);
  await method('mentor_picks');
  expect([...new Set(offeredIn(await lapsed()))]).toEqual(['own']);
});

test('D20 where admins make the pairs a lapsed request offers nobody', async () => {
  await pairWith(await anotherMentor('own', 1));
  await pairWith(world.ids.mentor);
  await method('admin_pairs');
  const letter = await lapsed();
  expect(offeredIn(letter)).toEqual([]);
  expect(letter.html).not.toContain(`${portal}/directory`);
});

test('B114 of a session in a portal people read in the programme’s name, with the way to it there', async () => {
  const { body } = await askedInAlpha(world, 'mentee', 'mentor');
  const { id } = body.booking;
  await world.runJobs();
  const page = `/app/acme/alpha/bookings?booking=${id}`;
  const toMentor = onlyLetterTo(world, 'mentor@example.com');
  expect(toMentor.text).toContain('Alpha on Lantern');
  linkIn(toMentor, `http://lantern.test${page}`);
  world.vendors.letters.length = 0;
  await world.ask('mentor', acceptBooking, { params: { id } });
  await world.runJobs();
  const [file] = lettersTo(world, 'mentee@example.com')[0]?.files ?? [];
  expect(file?.text.replaceAll(/\r?\n /g, '')).toContain(`http://lantern.test${page}`);
  // The pair made by accepting the session is not told separately (B70).
  expect(lettersTo(world, 'mentee@example.com').map(({ subject }) => subject)).toEqual([
    'Mentor Tan accepted your session',
  ]);
  const told = async (who: Person) => (await toldTo(world, world.ids[who])).map((one) => one.link_path);
  expect([await told('mentor'), await told('mentee')]).toEqual([[page], [page]]);
});

test('B77 BKG-123 a session hidden with a removed member is linked by nobody: who stays is led to their sessions, who left home', async () => {
  await sessionInAlpha(world);
  await world.runJobs();
  world.vendors.letters.length = 0;
  await world.rows('delete from notifications');
  const body = { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee };
  expect((await world.ask('programme_admin', removeUser, { body })).status).toBe(200);
  await world.runJobs();
  const led = async (who: 'mentor' | 'mentee') => {
    const letters = lettersTo(world, `${who}@example.com`);
    const cancelled = letters.filter(({ subject }) => subject.endsWith('was cancelled'));
    const told = (await toldTo(world, world.ids[who])).filter((one) => one.object_type === 'Booking');
    expect(cancelled.map(({ html }) => html.includes('?booking='))).toEqual([false]);
    return [...told.map((one) => one.link_path), linkIn(cancelled[0] ?? { html: '' }, pageOf[who]).href];
  };
  const pageOf = { mentor: `${portal}/bookings`, mentee: 'http://lantern.test/main/dashboard' };
  expect(await led('mentor')).toEqual(['/app/acme/alpha/bookings', pageOf.mentor]);
  expect(await led('mentee')).toEqual(['/main/dashboard', pageOf.mentee]);
});
