import { beforeEach, expect, test } from 'vitest';
import { cancelMyBooking } from '../../../contract/bookings/index.ts';
import { addToGoogleCalendar, addToMicrosoftCalendar, downloadIcs } from '../../../contract/calendars/index.ts';
import type { Person } from '../../testing/personas.fixture.ts';
import { openWorld, type World } from '../../testing/world.fixture.ts';
import { confirmed, requested } from '../bookings/bookings.fixture.ts';
import { readIcs } from './calendars.fixture.ts';

let world: World;
beforeEach(async () => {
  world = await openWorld();
});

const of = (id: number) => ({ query: { booking_id: id } });
const file = async (who: Person, id: number) =>
  world.browserOf(who).inject({ method: 'GET', url: `${downloadIcs.path}?booking_id=${id}` });
const linkOf = ({ body }: { body: unknown }) => new URL((body as { url: string }).url);

test('CAL-06 a link to Google’s form, filled in with the session', async () => {
  const { id } = await confirmed(world);
  const link = linkOf(await world.ask('mentee', addToGoogleCalendar, of(id)));
  expect(link.origin).toBe('https://calendar.google.com');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    text: 'Session with Mentor Tan',
    dates: '20261123T020000Z/20261123T030000Z',
    details: 'How do I move from testing into product management?\n- A plan for the next half year',
    location: `http://lantern.test/main/bookings?booking=${id}`,
  });
});

test('CAL-07 a link to Outlook’s form, filled in with the session', async () => {
  const { id } = await confirmed(world);
  const link = linkOf(await world.ask('mentor', addToMicrosoftCalendar, of(id)));
  expect(link.origin).toBe('https://outlook.office.com');
  expect(Object.fromEntries(link.searchParams)).toMatchObject({
    subject: 'Session with Mentee Tan',
    startdt: '2026-11-23T02:00:00Z',
    enddt: '2026-11-23T03:00:00Z',
  });
});

test('CAL-08 the file is offered as a calendar, and a calendar reads the session from it', async () => {
  const { id } = await confirmed(world);
  await world.rows('update bookings set calendar_sequence = 2');
  const reply = await file('mentee', id);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(reply.headers['content-disposition']).toContain(`session-${id}.ics`);
  expect(reply.headers['cache-control']).toContain('no-store');
  expect(readIcs(reply.payload)).toEqual({
    method: 'PUBLISH',
    uid: `booking-${id}@lantern.test`,
    sequence: 2,
    summary: 'Session with Mentor Tan',
    status: 'CONFIRMED',
    start: '2026-11-23T02:00:00Z',
    end: '2026-11-23T03:00:00Z',
  });
});

test('CAL-06 CAL-07 CAL-08 who meets in person finds the place in their calendar, however it gets there', async () => {
  const { id } = await confirmed(world);
  await world.rows("update bookings set contact_method = 'in_person', meetup_location = 'Kopi Place, 12 Jalan Ampang'");
  for (const endpoint of [addToGoogleCalendar, addToMicrosoftCalendar]) {
    const link = linkOf(await world.ask('mentee', endpoint, of(id)));
    expect(link.searchParams.get('location')).toBe('Kopi Place, 12 Jalan Ampang');
  }
  const { payload } = await file('mentee', id);
  expect(payload).toContain('LOCATION:Kopi Place\\, 12 Jalan Ampang\r\n');
  // A place given before they settled on the telephone is ignored.
  await world.rows("update bookings set contact_method = 'phone'");
  expect((await file('mentee', id)).payload).not.toContain('Kopi Place');
});

test('what nobody has agreed to is put into no calendar; what was cancelled is taken out by its file', async () => {
  const { id } = await requested(world);
  const refused = { code: 'bookings.not_allowed_now' };
  expect((await world.ask('mentee', addToGoogleCalendar, of(id))).body).toMatchObject(refused);
  expect((await file('mentee', id)).json()).toMatchObject(refused);
  await world.ask('mentee', cancelMyBooking, { params: { id }, body: { reason: 'I am ill' } });
  expect((await world.ask('mentee', addToMicrosoftCalendar, of(id))).body).toMatchObject(refused);
  expect(readIcs((await file('mentee', id)).payload)).toMatchObject({ status: 'CANCELLED' });
});
