import { beforeEach, expect, test } from 'vitest';
import { requestBooking } from '../../../contract/booking-acts.ts';
import { beginning, openWorld, type World } from '../../world.fixture.ts';
import { bodyFor, confirmed, requested, tenOClock } from '../bookings/bookings.fixture.ts';
import { lettersTo, linkIn, onlyLetterTo, toldTo } from '../../told.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

/** Both mentors care for the same goal, so one is like the other. */
const makeAlike = async () => {
  for (const who of ['mentor', 'other_mentor'] as const)
    await world.rows('insert into user_goals (user_id, goal_id) select $1, min(id) from goals', [world.ids[who]]);
  await world.transact(async (change) => {
    for (const who of ['mentor', 'other_mentor'] as const)
      await change.announce<{ name: 'profile.changed'; userId: number; at: string }>({
        name: 'profile.changed',
        userId: world.ids[who],
        at: change.now.toString(),
      });
  });
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
  expect((await toldTo(world, world.ids.mentor)).at(-1)?.message).toBe('The request from Mentee Tan has closed.');
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
