import fc from 'fast-check';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { emailedIcs, feedIcs, publishedIcs, type Publishing, type EntryInCalendar } from './ics.ts';

const publishing: Publishing = {
  host: 'lantern.example',
  organizer: { name: 'Lantern', email: 'no-reply@lantern.example' },
};
const booking: EntryInCalendar = {
  uid: 'booking-41',
  sequence: 2,
  start: Temporal.Instant.from('2026-12-02T03:30:00Z'),
  end: Temporal.Instant.from('2026-12-02T04:30:00Z'),
  summary: 'Session with Aisyah',
  description: 'Preparing for an interview',
  url: 'https://lantern.example/main/bookings/41/room',
  location: null,
  cancelled: false,
  changedAt: Temporal.Instant.from('2026-11-19T09:00:00Z'),
};
const stampedAt = Temporal.Instant.from('2026-11-20T10:00:00Z');
const attendee = { name: 'Mei Ling', email: 'mei@example.com' };

const downloaded = (changes: Partial<EntryInCalendar> = {}, by = publishing) =>
  publishedIcs(by, { ...booking, ...changes }, stampedAt);
const emailed = (changes: Partial<EntryInCalendar> = {}, to = attendee) =>
  emailedIcs(publishing, { ...booking, ...changes }, { attendee: to, stampedAt });

const read = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent');
  const [component] = events;
  if (!component) throw new Error('no event in the file');
  return { calendar, events, component, event: new ICAL.Event(component) };
};
const instantOf = (time: ICAL.Time) => Temporal.Instant.from(time.toString());

/** The text as a reader sees it: the file has only one kind of line ending and no control characters. */
const readable = (text: string) => text.replace(/\r\n|\r/g, '\n').replace(/[^\P{Cc}\n\t]|\p{Zl}|\p{Zp}/gu, '');

const moment = fc
  .integer({ min: 1_700_000_000, max: 4_000_000_000 })
  .map((seconds) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000));
const hostileText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        ',',
        ';',
        '\\',
        '\n',
        '\r\n',
        '\r',
        '\\n',
        ':',
        '"',
        '👩‍💻',
        '\u0000',
        '\u2028',
        'END:VEVENT',
        '谢',
      ),
    ),
    { maxLength: 40 },
  )
  .map((parts) => parts.join(''));

test('CAL-08 M27 the file to download, line by line', () => {
  expect(downloaded().split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//lantern.example//Sessions//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:booking-41@lantern.example',
    'SEQUENCE:2',
    'DTSTAMP:20261120T100000Z',
    'DTSTART:20261202T033000Z',
    'DTEND:20261202T043000Z',
    'SUMMARY:Session with Aisyah',
    'LOCATION:https://lantern.example/main/bookings/41/room',
    'DESCRIPTION:Preparing for an interview',
    'ORGANIZER;CN="Lantern":mailto:no-reply@lantern.example',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT15M',
    'DESCRIPTION:Session with Aisyah',
    'END:VALARM',
    'URL;VALUE=URI:https://lantern.example/main/bookings/41/room',
    'STATUS:CONFIRMED',
    'LAST-MODIFIED:20261119T090000Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('M27 the file in an email asks its recipient alone, who has agreed already', () => {
  const file = emailed();
  expect(file.split('\r\n')).toContain('METHOD:REQUEST');
  const { event, component } = read(file);
  expect(event.attendees).toHaveLength(1);
  const [one] = event.attendees;
  expect(String(one?.getFirstValue()).toLowerCase()).toBe('mailto:mei@example.com');
  const parameters = ['partstat', 'rsvp', 'cn'].map((name) => one?.getFirstParameter(name));
  expect(parameters).toEqual(['ACCEPTED', 'FALSE', 'Mei Ling']);
  expect(component.getFirstPropertyValue('organizer')).toBe('mailto:no-reply@lantern.example');
  expect(component.getAllSubcomponents('valarm')).toHaveLength(1);
});

test('M27 the file of a cancelled session takes it out of the calendar of its recipient, without an alarm', () => {
  const { calendar, event, component } = read(emailed({ cancelled: true, sequence: 3 }));
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect([event.uid, event.sequence]).toEqual(['booking-41@lantern.example', 3]);
  expect(component.getFirstPropertyValue('status')).toBe('CANCELLED');
  expect(event.attendees).toHaveLength(1);
  expect(component.getAllSubcomponents('valarm')).toEqual([]);
});

test('CAL-08 where people meet in person stands in the file as words, the page as its address', () => {
  const { event, component } = read(downloaded({ location: 'Kopi Place, 12 Jalan Ampang;\r\nsecond floor' }));
  expect(event.location).toBe('Kopi Place, 12 Jalan Ampang; second floor');
  expect(component.getFirstPropertyValue('url')).toBe(booking.url);
});

test('CAL-08 a download of a moved and then cancelled session keeps its UID, and makes nobody an attendee', () => {
  const moved = read(downloaded({ sequence: 3, start: booking.end, end: booking.end.add({ hours: 1 }) }));
  const cancelled = read(downloaded({ sequence: 4, cancelled: true }));
  expect([moved.event.uid, cancelled.event.uid]).toEqual(['booking-41@lantern.example', 'booking-41@lantern.example']);
  expect([moved.event.sequence, cancelled.event.sequence]).toEqual([3, 4]);
  expect([moved.component, cancelled.component].map((event) => event.getFirstPropertyValue('status'))).toEqual([
    'CONFIRMED',
    'CANCELLED',
  ]);
  expect(cancelled.calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(cancelled.event.attendees).toEqual([]);
});

test('M27 a feed holds every session, has a name, and is the same text whenever it is read', () => {
  const sessions = [booking, { ...booking, uid: 'booking-42', start: booking.end, end: booking.end.add({ hours: 1 }) }];
  const file = feedIcs(publishing, 'Lantern, sessions', sessions);
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  expect(events.map(({ uid }) => uid)).toEqual(['booking-41@lantern.example', 'booking-42@lantern.example']);
  expect(events.flatMap(({ attendees }) => attendees)).toEqual([]);
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Lantern, sessions');
  expect(file).toBe(feedIcs(publishing, 'Lantern, sessions', sessions));
  expect(new ICAL.Component(ICAL.parse(feedIcs(publishing, 'Lantern', []))).getAllSubcomponents()).toEqual([]);
});

test('CAL-08 read back, every session has its instants, its texts and nothing else', () => {
  fc.assert(
    fc.property(
      moment,
      fc.integer({ min: 1, max: 600 }),
      hostileText,
      hostileText,
      (start, minutes, summary, description) => {
        const end = start.add({ minutes });
        const file = downloaded({ start, end, summary, description });
        const { calendar, events, component, event } = read(file);

        expect(events).toHaveLength(1);
        expect(calendar.getAllSubcomponents()).toHaveLength(1);
        expect(instantOf(event.startDate).equals(start)).toBe(true);
        expect(instantOf(event.endDate).equals(end)).toBe(true);
        expect(event.description ?? '').toBe(readable(description));
        expect((event.summary ?? '').replace(/\s+/g, '')).toBe(readable(summary).replace(/\s+/g, ''));
        expect(event.summary ?? '').not.toMatch(/[\r\n]/);

        const allowed = ['uid', 'sequence', 'dtstamp', 'dtstart', 'dtend', 'summary', 'location', 'description'];
        const rest = ['organizer', 'url', 'status', 'last-modified'];
        for (const { name } of component.getAllProperties()) expect([...allowed, ...rest]).toContain(name);
      },
    ),
    { numRuns: 500 },
  );
});

test('CAL-08 lines are at most 75 octets, end in CRLF, and never split a character', () => {
  fc.assert(
    fc.property(hostileText, hostileText, hostileText, (summary, description, name) => {
      const long = { summary: summary.repeat(4), description: description.repeat(4), location: summary.repeat(3) };
      const file = emailed(long, { ...attendee, name: name.repeat(3) });
      expect(file.endsWith('\r\n')).toBe(true);
      expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
      for (const line of file.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(Buffer.from(line).toString()).toBe(line);
      }
    }),
    { numRuns: 300 },
  );
});

const evil = (name: string) => `${name} "Mentors"; Ltd:\r\nATTENDEE:mailto:x@example.com`;
const named = "Acme 'Mentors'; Ltd: ATTENDEE:mailto:x@example.com";

test('CAL-08 M27 neither an address nor a name can add a line or end a parameter', () => {
  const url = 'https://lantern.example/a,b;c?q=1\r\nATTENDEE:mailto:x@example.com';
  const file = emailedIcs(
    { host: 'lantern.example', organizer: { name: evil('Acme'), email: 'a@example.com\r\nX-EVIL:1' } },
    { ...booking, url },
    { attendee: { name: evil('Acme'), email: 'b@example.com\r\nX-EVIL:1' }, stampedAt },
  );
  const { component, event } = read(file);
  expect(component.getFirstPropertyValue('url')).toBe(
    'https://lantern.example/a%2Cb%3Bc?q=1ATTENDEE:mailto:x@example.com',
  );
  expect(event.attendees.map((one) => one.getFirstParameter('cn'))).toEqual([named]);
  expect(component.getFirstProperty('organizer')?.getFirstParameter('cn')).toBe(named);
  expect(component.getAllProperties('organizer')).toHaveLength(1);
  expect(component.getAllProperties('x-evil')).toEqual([]);
});

test('CAL-08 a product without a name publishes under its host', () => {
  const unnamed = { ...publishing, organizer: { name: ' ', email: 'no-reply@lantern.example' } };
  const organizer = read(downloaded({}, unnamed)).component.getFirstProperty('organizer');
  expect(organizer?.getFirstParameter('cn')).toBe('lantern.example');
});
