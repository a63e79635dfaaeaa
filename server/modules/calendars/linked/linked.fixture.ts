import {
  type CalendarProvider,
  finishLinking,
  linkCalendar,
  linkedCalendars,
  type LinkedCalendars,
} from '../../../../contract/calendars/index.ts';
import type { Person } from '../../../testing/personas.fixture.ts';
import type { World } from '../../../testing/world.fixture.ts';
import { confirmed } from '../../bookings/bookings.fixture.ts';

/** The member asks to link their calendar, and answers on the provider's page. Where their browser is led in the end. */
export const tryToLink = async (world: World, who: Person, provider: CalendarProvider) => {
  const twin = world.vendors[provider];
  const params = { provider };
  const asked = await world.ask(who, linkCalendar, { params });
  const { searchParams } = twin.answerOf(String(asked.headers.location));
  const query = Object.fromEntries(searchParams);
  return String((await world.ask(who, finishLinking, { params, query })).headers.location);
};

/** Linked, its sessions written and its times read. */
export const linked = async (world: World, who: Person, provider: CalendarProvider = 'google') => {
  const at = await tryToLink(world, who, provider);
  if (!at.endsWith('calendar=linked')) throw new Error(`not linked: ${at}`);
  await world.runJobs();
};

export const linkedOf = async (world: World, who: Person) =>
  (await world.ask(who, linkedCalendars, {})).body as LinkedCalendars;

/** Lets this many minutes pass; what is due happens. */
export const minutesLater = (world: World, minutes: number) => world.moveClock(world.clock.now().add({ minutes }));

/** A confirmed session of the mentor, which they have moved by an hour in their linked Google calendar. */
export const movedInCalendar = async (world: World) => {
  const { id } = await confirmed(world);
  await linked(world, 'mentor');
  const [event] = world.vendors.google.entries();
  if (!event) throw new Error('the session is not in the calendar');
  world.vendors.google.put({
    ...event,
    start: { dateTime: '2026-11-23T03:00:00Z' },
    end: { dateTime: '2026-11-23T04:00:00Z' },
  });
  await minutesLater(world, 10);
  return id;
};

/** The same as rows alone, without a call to the provider: the mentor is asked about a confirmed session. */
export const askedAboutMove = async (world: World) => {
  const { id } = await confirmed(world);
  const now = world.clock.now().toString();
  await world.rows(
    `insert into linked_calendars (user_id, provider, account, refresh_token, access_token, access_until, linked_at, read_due_at)
     values ($1, 'google', '', 'sealed', 'sealed', $2, $2, '2026-12-31')`,
    [world.ids.mentor, now],
  );
  await world.rows(`insert into calendar_readings (user_id, provider, read_at) values ($1, 'google', $2)`, [
    world.ids.mentor,
    now,
  ]);
  await world.rows(
    `insert into calendar_entries (booking_id, user_id, provider, remote_id, written, start_at, end_at, seen_start_at, seen_end_at, question, asked_at)
     select id, $2, 'google', 'event', 'hash', start_at, end_at, start_at + interval '1 hour', end_at + interval '1 hour', 'moved', $3
     from bookings where id = $1`,
    [id, world.ids.mentor, now],
  );
  return id;
};
