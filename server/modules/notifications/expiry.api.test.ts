import { beforeEach, expect, test } from 'vitest';
import { requestBooking, rescheduleMyBooking } from '../../../contract/bookings/index.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { bodyFor, confirmed, movedTo, requested, tenOClock } from '../bookings/bookings.fixture.ts';
import { readIcs } from '../calendars/calendars.fixture.ts';
import { lettersTo, linkIn, onlyLetterTo, toldTo } from '../../testing/told.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

/** Gives these people the same goal, which makes them similar. */
const careForTheSame = async (userIds: readonly number[]) => {
  for (const id of userIds)
    await world.rows('insert into user_goals (user_id, goal_id) select $1, min(id) from goals', [id]);
  await world.transact(async (change) => {
    for (const userId of userIds)
      await change.announce<{ name: 'profile.changed'; userId: number; at: string }>({
        name: 'profile.changed',
        userId,
        at: change.now.toString(),
      });
  });
};
const makeAlike = () => careForTheSame([world.ids.mentor, world.ids.other_mentor]);

/** Another mentor of the platform, with the same availability as the others. */
const anotherMentor = async (name: string) => {
  const [row] = await world.rows<{ id: number }>(
    `insert into users (public_id, slug, firstname, lastname, email, timezone, confirmed_at, created_at, user_type, is_fl_mentor)
     values (md5($1), $1, $1, 'Lim', $1 || '@example.com', 'Asia/Kuala_Lumpur', $2, $2, 'mentor', true) returning id::int`,
    [name, beginning.toString()],
  );
  const id = row?.id ?? 0;
  await world.rows('insert into user_infos (user_id, mentor_since) values ($1, $2)', [id, beginning.toString()]);
  await world.rows(
    `insert into availability_rules (user_id, weekday, from_time, to_time) select $1, day, '09:00', '17:00' from generate_series(0, 6) day`,
    [id],
  );
  return id;
};

test('BKG-128 both are told of a lapsed request, and the mentee of mentors who have time', async () => {
  await makeAlike();
  await requested(world, tenOClock(10));
  await world.runJobs();
  world.vendors.letters.length = 0;
  await world.moveClock(beginning.add({ hours: 48 }));
  const [toMentee] = lettersTo(world, 'mentee@example.com').slice(-1);
  expect(toMentee?.subject).toBe('Mentor Tan did not answer in time');
  for (const said of ['Your credit is back in your balance.', 'Other Mentor Tan', 'Engineer, Acme'])
    expect(toMentee?.text).toContain(said);
  linkIn(toMentee ?? { html: '' }, 'http://lantern.test/mentor_profile/other-mentor');
  linkIn(toMentee ?? { html: '' }, 'http://lantern.test/discover/mentors');
  expect((await toldTo(world, world.ids.mentee)).at(-1)?.message).toBe(
    'Mentor Tan did not answer your request in time.',
  );

  const [toMentor] = lettersTo(world, 'mentor@example.com').slice(-1);
  expect(toMentor?.subject).toBe('The request from Mentee Tan has closed');
  expect(toMentor?.text).not.toMatch(/credit|mentors have time/);
  // The session was never accepted, so it was in no calendar.
  expect([toMentee?.files, toMentor?.files]).toEqual([[], []]);
  expect((await toldTo(world, world.ids.mentor)).at(-1)?.message).toBe('The request from Mentee Tan has closed.');
});

const offered = () => {
  const letter = lettersTo(world, 'mentee@example.com').find(({ subject }) => subject.includes('in time'));
  return new Set([...(letter?.html ?? '').matchAll(/mentor_profile\/([\w-]+)/g)].map(([, slug]) => slug));
};

test('BKG-128 of many mentors of the platform who are like the one asked, three are offered', async () => {
  const more = [];
  for (const name of ['anna', 'boon', 'chen']) more.push(await anotherMentor(name));
  await careForTheSame([world.ids.mentor, world.ids.other_mentor, ...more]);
  await requested(world, tenOClock(10));
  await world.runJobs();
  world.vendors.letters.length = 0;
  await world.moveClock(beginning.add({ hours: 48 }));
  expect(offered().size).toBe(3);
});

test('BKG-128 nobody without a free slot is offered, however alike they are', async () => {
  const busy = await anotherMentor('anna');
  await world.rows('delete from availability_rules where user_id = $1', [busy]);
  await careForTheSame([world.ids.mentor, world.ids.other_mentor, busy]);
  await requested(world, tenOClock(10));
  await world.runJobs();
  world.vendors.letters.length = 0;
  await world.moveClock(beginning.add({ hours: 48 }));
  expect([...offered()]).toEqual(['other-mentor']);
});

test('D20 a mentor whose own request lapsed is offered nobody', async () => {
  await makeAlike();
  const { id } = await confirmed(world, tenOClock(1));
  await world.rows("update bookings set status = 'completed' where id = $1", [id]);
  await world.rows('delete from occupancies');
  const asked = await world.ask('mentor', requestBooking, { body: bodyFor(world.ids.mentee, tenOClock(10)) });
  expect(asked.status).toBe(200);
  await world.runJobs();
  world.vendors.letters.length = 0;
  await world.rows('delete from notifications');
  world.clock.moveTo(beginning.add({ hours: 48 }));
  await world.jobs.runSchedules();
  await world.runJobs();
  const letter = lettersTo(world, 'mentor@example.com').find(({ subject }) => subject.includes('in time'));
  expect(letter?.subject).toBe('Mentee Tan did not answer in time');
  expect(letter?.text).not.toMatch(/mentors have time|credit/);
  expect(() => linkIn(letter ?? { html: '' }, 'http://lantern.test/discover/mentors')).toThrow();
  expect(onlyLetterTo(world, 'mentee@example.com').text).not.toContain('mentors have time');
});

// M26: a move of a confirmed session no longer makes a request of it, but such requests may still be waiting.
test('BKG-128 a session that was agreed to and then asked for again, and that nobody answered, leaves both calendars', async () => {
  const { id } = await requested(world, tenOClock(10));
  const body = movedTo(tenOClock(11));
  expect((await world.ask('mentee', rescheduleMyBooking, { params: { id }, body })).status).toBe(200);
  await world.rows('update bookings set accepted_at = created_at');
  await world.runJobs();
  world.vendors.letters.length = 0;
  await world.moveClock(beginning.add({ hours: 48 }));
  for (const address of ['mentee@example.com', 'mentor@example.com']) {
    const [letter] = lettersTo(world, address).slice(-1);
    expect(letter?.subject).toMatch(/did not answer in time|has closed/);
    expect(readIcs(letter?.files[0]?.text)).toMatchObject({
      uid: `booking-${id}@lantern.test`,
      sequence: 2,
      status: 'CANCELLED',
    });
  }
});
