import { beforeEach, expect, test } from 'vitest';
import { requestBooking } from '../../../../contract/bookings/index.ts';
import { createGroup } from '../../../../contract/pairings/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { bodyFor, tenOClock } from '../bookings.fixture.ts';
import { occupy } from '../store/bookings.ts';

let world: World;
const rounds = 3;
const leads = ['mentor', 'other_mentor'] as const;

beforeEach(async () => {
  world = await openWorld();
});

const joins = (person: Person, role: 'Mentor' | 'Mentee') =>
  world.rows('insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)', [
    world.alpha.id,
    world.ids[person],
    world.alpha.roleIds[role],
    world.clock.now().toString(),
  ]);

/** Two groups of Alpha with different mentors that share one mentee. */
const twoGroups = async () => {
  await joins('other_mentor', 'Mentor');
  await joins('other_mentee', 'Mentee');
  await joins('pending_mentor', 'Mentee');
  const { ids } = world;
  const make = async (lead: (typeof leads)[number], menteeId: number) => {
    const body = {
      program_id: world.alpha.id,
      name: lead,
      mentor_ids: [ids[lead]],
      mentee_ids: [ids.mentee, menteeId],
    };
    const made = await world.ask('programme_admin', createGroup, { body });
    return { lead, id: (made.body as { id: number }).id };
  };
  return [await make('mentor', ids.other_mentee), await make('other_mentor', ids.pending_mentor)];
};

const overlaps = () =>
  world.rows(`select a.booking_id from occupancies a join occupancies b
    on a.user_id = b.user_id and a.booking_id < b.booking_id and a.period && b.period`);

test('BKG-121 BKG-125 two groups that share a member meet at overlapping hours: exactly one has the session', async () => {
  const groups = await twoGroups();
  for (const lead of leads) await world.browserOf(lead).csrf();
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(
      groups.map(({ lead, id }, at) => {
        const { booking } = bodyFor(world.ids[lead], tenOClock(3 + round).add({ minutes: 30 * at }));
        const body = { booking: { ...booking, program_id: world.alpha.id, group_id: id } };
        return world.ask(lead, requestBooking, { body });
      }),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.error).toBe('You already have a session at this time.');
  }
  expect(await overlaps()).toEqual([]);
  expect(await world.rows('select count(*)::int as rows from bookings')).toEqual([{ rows: rounds }]);
});

test('BKG-125 its twin: without the constraint the shared member sits in two groups at once', async () => {
  const groups = await twoGroups();
  const made = await Promise.all(
    groups.map(async ({ lead, id }, at) => {
      const { booking } = bodyFor(world.ids[lead], tenOClock(3 + at));
      const reply = await world.ask(lead, requestBooking, {
        body: { booking: { ...booking, program_id: world.alpha.id, group_id: id } },
      });
      return (reply.body as { booking: { id: number } }).booking.id;
    }),
  );
  await world.rows('delete from occupancies');
  await world.rows('alter table occupancies drop constraint occupancies_apart');
  const [from, to] = [tenOClock().toInstant(), tenOClock().toInstant().add({ hours: 1 })];
  const seat = { userId: world.ids.mentee, asRole: 'mentee' as const, from, to };
  try {
    for (const id of made) await world.database.transact((tx) => occupy(tx, id, [seat], false));
    expect(await overlaps()).toHaveLength(1);
  } finally {
    await world.rows('delete from occupancies');
    await world.rows(
      'alter table occupancies add constraint occupancies_apart exclude using gist (user_id with =, period with &&, booking_id with <>)',
    );
  }
});
