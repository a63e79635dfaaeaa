import { beforeEach, expect, test } from 'vitest';
import { updateBookingNote } from '../../../contract/bookings/index.ts';
import { removeUser } from '../../../contract/programmes/index.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { downloadedBy } from '../accounts/accounts.fixture.ts';
import { inSession, reportedInAlpha } from './bookings.fixture.ts';
import { enter } from './room/room.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

test('ACC-72 a member’s sessions go along with what they noted and reported, but not the way into a room nor who was in it', async () => {
  const reported = await reportedInAlpha(world);
  const id = await inSession(world);
  await enter(world, id, 'mentor');
  await world.ask('mentee', updateBookingNote, { body: { booking_id: id, note: 'Ask about the half year' } });
  await world.ask('mentor', updateBookingNote, { body: { booking_id: id, note: 'Slow to answer' } });
  const { bookings: text = '' } = await downloadedBy(world, 'mentee');
  const told = JSON.parse(text) as { sessions: object[] };
  expect(told).toMatchObject({
    sessions: [
      {
        id,
        program: null,
        status: 'upcoming',
        requested_by_you: true,
        participants: [
          { user_type: 'mentor', is_you: false },
          { full_name: 'Mentee Tan', is_you: true },
        ],
      },
      { id: reported, program: 'Alpha', status: 'reported' },
    ],
    notes: [{ booking_id: id, note: 'Ask about the half year' }],
    reports: [{ booking_id: reported, kind: 'absent', reason: 'absent' }],
  });
  const [row] = await world.rows<{ room_token: string }>('select room_token from bookings where id = $1', [id]);
  expect(row?.room_token).toMatch(/./);
  expect(text).not.toContain(row?.room_token);
  expect(text).not.toMatch(/Slow to answer|joined|span|consent|mentor@/);
  expect((await downloadedBy(world, 'mentor')).bookings).not.toContain('"reason": "absent"');
});

test('ACC-72 BKG-123 what no list shows a removed member any longer is theirs to take along', async () => {
  const id = await reportedInAlpha(world);
  await world.ask('programme_admin', removeUser, {
    body: { role_id: world.alpha.roleIds.Mentee, user_id: world.ids.mentee },
  });
  expect(JSON.parse((await downloadedBy(world, 'mentee')).bookings ?? '')).toMatchObject({ sessions: [{ id }] });
});
