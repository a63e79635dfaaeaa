import { beforeEach, expect, test } from 'vitest';
import { cancelMyBooking } from '../../../contract/bookings/index.ts';
import { markAllRead, markRead, myNotifications, unreadNotifications } from '../../../contract/notifications/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import type { Signal } from '../../platform/work.ts';
import { beginning, openWorld, type World } from '../../testing/world.fixture.ts';
import { requested } from '../bookings/bookings.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

/** This many notifications, a minute apart, the last one written now. */
const tellOf = (who: Person, count: number) =>
  world.rows(
    `insert into notifications (user_id, event_key, object_type, object_id, message, link_path, created_at)
     select $1, 'event-' || n, 'Booking', n, 'Message ' || n, '/main/bookings?booking=' || n,
       $2::timestamptz - make_interval(mins => $3 - n) from generate_series(1, $3) as n`,
    [world.ids[who], beginning.toString(), count],
  );
const list = async (who: Person, page?: number) => {
  const { body } = await world.ask(who, myNotifications, { query: page === undefined ? {} : { page } });
  return body as {
    data: { id: number; message: string; read: boolean }[];
    page: number;
    total_pages: number;
    unread: number;
  };
};
const unread = async (who: Person) => (await world.ask(who, unreadNotifications, {})).body;

test('NTF-02 each says what it is about, where it leads and how long ago it was', async () => {
  const { id } = await requested(world);
  await world.runJobs();
  world.clock.moveTo(beginning.add({ hours: 3, minutes: 59 }));
  const { status, body } = await world.ask('mentor', myNotifications, { query: {} });
  expect(status).toBe(200);
  expect(body).toEqual({
    data: [
      {
        id: expect.any(Number),
        object_type: 'Booking',
        message: 'Mentee Tan would like a session with you.',
        link_path: `/main/bookings?booking=${id}`,
        time_elapsed: '3 hours ago',
        read: false,
        created_at: '2026-11-20T10:00:00Z',
      },
    ],
    page: 1,
    total_pages: 1,
    unread: 1,
  });
});

test('NTF-01 what happened last stands first, whichever was written down first', async () => {
  const { id } = await requested(world);
  world.clock.moveTo(beginning.add({ minutes: 1 }));
  await world.ask('mentee', cancelMyBooking, { params: { id }, body: { reason: 'I am ill' } });
  const said = ['Mentee Tan cancelled your session.', 'Mentee Tan would like a session with you.'];
  const told = async () => (await list('mentor')).data.map(({ message }) => message);
  // Make the reaction to the later event run first.
  await world.rows(
    "update pgboss.job set start_after = start_after + interval '1 day' where data->'event'->>'name' = $1",
    ['booking.requested'],
  );
  await world.runJobs();
  await world.rows("update pgboss.job set start_after = start_after - interval '1 day' where state < 'active'");
  await world.runJobs();
  expect(await told()).toEqual(said);
});

test('B112 twenty a page, latest first, and only one’s own', async () => {
  await tellOf('mentee', 41);
  await tellOf('mentor', 1);
  const first = await list('mentee');
  expect(first.data.map(({ message }) => message)).toEqual(Array.from({ length: 20 }, (_, n) => `Message ${41 - n}`));
  expect(first).toMatchObject({ page: 1, total_pages: 3, unread: 41 });
  expect((await list('mentee', 3)).data.map(({ message }) => message)).toEqual(['Message 1']);
  expect((await list('mentee', 4)).data).toEqual([]);
  expect(await list('other_mentee')).toEqual({ data: [], page: 1, total_pages: 1, unread: 0 });
});

test('NTF-04 NTF-05 NTF-06 one is marked as read, and then all', async () => {
  await tellOf('mentee', 3);
  const [latest] = (await list('mentee')).data;
  const body = { notification_id: latest?.id ?? 0 };
  const cleared = { message: 'Notification cleared.', unread: 2 };
  expect(await world.ask('mentee', markRead, { body })).toMatchObject({ status: 200, body: cleared });
  expect(await world.ask('mentee', markRead, { body })).toMatchObject({ status: 200, body: cleared });
  expect((await list('mentee')).data.map(({ read }) => read)).toEqual([true, false, false]);
  expect(await unread('mentee')).toEqual({ unread: 2 });

  const all = await world.ask('mentee', markAllRead, {});
  expect(all).toMatchObject({ status: 200, body: { message: 'Notification cleared.', unread: 0 } });
  expect((await list('mentee')).data.map(({ read }) => read)).toEqual([true, true, true]);
});

test('NTF-05 nobody marks what others were told', async () => {
  await tellOf('mentor', 2);
  const [theirs] = (await list('mentor')).data;
  const reply = await world.ask('mentee', markRead, { body: { notification_id: theirs?.id ?? 0 } });
  expect(reply).toMatchObject({ status: 404, body: { code: 'notifications.not_found' } });
  await world.ask('mentee', markAllRead, {});
  expect(await unread('mentor')).toEqual({ unread: 2 });
});

test('open pages hear of what is new, and of what was read elsewhere', async () => {
  const heard: Signal[] = [];
  const leave = world.bus.subscribe((signal) => void (signal.keys.includes('notifications') && heard.push(signal)));
  await requested(world);
  await world.runJobs();
  expect(heard).toEqual([{ people: [world.ids.mentor], keys: ['notifications'] }]);
  await world.ask('mentor', markAllRead, {});
  leave();
  expect(heard.slice(1)).toEqual([{ people: [world.ids.mentor], keys: ['notifications'] }]);
});

test('ACC-66 a line is read with the names of today: of a person who changed theirs, and of one who has gone', async () => {
  const { id } = await requested(world);
  await world.runJobs();
  await world.rows("update users set firstname = 'Mei', lastname = 'Lim' where id = $1", [world.ids.mentee]);
  expect((await list('mentor')).data[0]?.message).toBe('Mei Lim would like a session with you.');
  await world.rows('update users set deleted_at = $2 where id = $1', [world.ids.mentee, beginning.toString()]);
  expect((await list('mentor')).data[0]?.message).toBe('Deleted User would like a session with you.');
  // Stored by key and ids, together (for now) with the text at the time of telling.
  expect(
    await world.rows('select line_key, line_names, message from notifications where object_id = $1', [id]),
  ).toEqual([
    {
      line_key: 'booking.requested',
      line_names: { other: { user: world.ids.mentee } },
      message: 'Mentee Tan would like a session with you.',
    },
  ]);
});

test('NTF-02 a line of a text that is gone reads as it did when it was told', async () => {
  await requested(world);
  await world.runJobs();
  await world.rows("update notifications set line_key = 'booking.of_old'");
  expect((await list('mentor')).data[0]?.message).toBe('Mentee Tan would like a session with you.');
});
