import { beforeEach, expect, test } from 'vitest';
import * as contract from '../../../../contract/bookings/index.ts';
import { type AdminBooking, createBooking } from '../../../../contract/bookings/index.ts';
import { createGroup } from '../../../../contract/pairings/index.ts';
import { openWorld, type World } from '../../../testing/world.fixture.ts';
import { groupBody } from '../../pairings/samples.fixture.ts';
import { arrangedBody, tenOClock } from '../bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

/** A session of a group with two mentors, led by the one who is second in the group. */
const groupSession = async () => {
  const { alpha, ids, rows, clock } = world;
  await rows('insert into program_memberships (program_id, user_id, role_id, joined_at) values ($1, $2, $3, $4)', [
    alpha.id,
    ids.other_mentor,
    alpha.roleIds.Mentor,
    clock.now().toString(),
  ]);
  const group = { ...(await groupBody(world)), mentor_ids: [ids.mentor, ids.other_mentor] };
  const { body } = await world.ask('programme_admin', createGroup, { body: group });
  const { booking } = arrangedBody(alpha.id, ids.other_mentor, ids.mentee, tenOClock());
  const who = { group_id: body.id, requestee_id: null, requester_id: null, booking_type: 'group' as const };
  const made = await world.ask('programme_admin', createBooking, { body: { booking: { ...booking, ...who } } });
  return made.body.booking.id as number;
};

test('ADB-03 ADB-22 ADB-28 admins are told of each mentor of a group, in the list, the file and the session, and any may have been missing', async () => {
  const id = await groupSession();
  const { ids } = world;
  await world.rows('update bookings set mentor_id = $2 where id = $1', [id, ids.other_mentor]);
  const query = { program_id: world.alpha.id, type: 'group' as const };
  const list = await world.ask('programme_admin', contract.listAdminBookings, { query });
  const [listed] = (list.body as contract.AdminBookings).bookings;
  const one = await world.ask('programme_admin', contract.adminBooking, { params: { id } });
  for (const { mentor, mentors } of [listed, one.body.booking] as AdminBooking[]) {
    expect(mentor.id).toBe(ids.other_mentor);
    expect(mentors.map((shown) => shown.id)).toEqual([ids.other_mentor, ids.mentor]);
  }
  const file = await world.ask('programme_admin', contract.programmeBookingsCsv, {
    params: { enterprise: 'acme', program: 'alpha' },
    query: { type: 'group' },
  });
  expect(String(file.body)).toContain('"Other Mentor Tan, Mentor Tan"');

  await world.rows("update bookings set start_at = start_at - interval '9 days', end_at = end_at - interval '9 days'");
  const missed = await world.ask('programme_admin', contract.missByAdmin, {
    params: { id },
    body: { missed_participant_id: ids.mentor },
  });
  expect(missed.body.booking).toMatchObject({ status: 'missed', missed_participant_id: ids.mentor });
});
