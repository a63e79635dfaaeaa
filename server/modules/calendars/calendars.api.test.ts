import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { cancelMyBooking } from '../../../contract/bookings/index.ts';
import {
  addToGoogleCalendar,
  addToMicrosoftCalendar,
  addToOutlookCalendar,
  addToYahooCalendar,
  downloadIcs,
} from '../../../contract/calendars/index.ts';
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
    details: [
      'How do I move from testing into product management?',
      '- A plan for the next half year',
      `Open the session: http://lantern.test/main/bookings?booking=${id}`,
    ].join('\n'),
    location: `http://lantern.test/main/bookings/${id}/room`,
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

test('M27 links to the forms of Outlook.com and Yahoo, for participants alone', async () => {
  const { id } = await confirmed(world);
  for (const [endpoint, origin] of [
    [addToOutlookCalendar, 'https://outlook.live.com'],
    [addToYahooCalendar, 'https://calendar.yahoo.com'],
  ] as const) {
    expect(linkOf(await world.ask('mentor', endpoint, of(id))).origin).toBe(origin);
    expect((await world.ask('other_mentor', endpoint, of(id))).status).toBe(404);
  }
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

/** The value of a line of the file, as the calendar reads it. */
const lineOf = (payload: string, name: string) => {
  const event = new ICAL.Component(ICAL.parse(payload)).getFirstSubcomponent('vevent');
  return event?.getFirstPropertyValue(name)?.toString();
};

test('CAL-06 CAL-07 CAL-08 M27 the place is where they meet: the room, the place or the number', async () => {
  const { id } = await confirmed(world);
  const page = `http://lantern.test/main/bookings?booking=${id}`;
  const room = `http://lantern.test/main/bookings/${id}/room`;
  const expected: [change: string, place: string, url: string][] = [
    ["contact_method = 'video', contact_info = '0123456789'", room, room],
    [
      "contact_method = 'in_person', meetup_location = 'Kopi Place, 12 Jalan Ampang'",
      'Kopi Place, 12 Jalan Ampang',
      page,
    ],
    // A place given before they settled on the telephone is ignored.
    ["contact_method = 'phone'", '0123456789', page],
    ["contact_method = 'phone', contact_info = null", page, page],
  ];
  for (const [change, place, url] of expected) {
    await world.rows(`update bookings set ${change}`);
    for (const endpoint of [addToGoogleCalendar, addToMicrosoftCalendar]) {
      const link = linkOf(await world.ask('mentee', endpoint, of(id)));
      expect(link.searchParams.get('location')).toBe(place);
    }
    const { payload } = await file('mentee', id);
    expect([lineOf(payload, 'location'), lineOf(payload, 'url')]).toEqual([place, url]);
  }
});

test('M27 what nobody agreed to is put into no calendar, not even by the file of its end', async () => {
  const { id } = await requested(world);
  const refused = { code: 'bookings.not_allowed_now' };
  expect((await world.ask('mentee', addToGoogleCalendar, of(id))).body).toMatchObject(refused);
  expect((await file('mentee', id)).json()).toMatchObject(refused);
  await world.ask('mentee', cancelMyBooking, { params: { id }, body: { reason: 'I am ill' } });
  expect((await world.ask('mentee', addToMicrosoftCalendar, of(id))).body).toMatchObject(refused);
  expect((await file('mentee', id)).json()).toMatchObject(refused);
});

test('M27 what was agreed to and cancelled is taken out again by the file that is downloaded', async () => {
  const { id } = await confirmed(world);
  await world.ask('mentee', cancelMyBooking, { params: { id }, body: { reason: 'I am ill' } });
  expect((await world.ask('mentee', addToYahooCalendar, of(id))).body).toMatchObject({
    code: 'bookings.not_allowed_now',
  });
  const { payload } = await file('mentee', id);
  expect(readIcs(payload)).toMatchObject({ method: 'PUBLISH', sequence: 1, status: 'CANCELLED' });
});
