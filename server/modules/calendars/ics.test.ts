import fc from 'fast-check';
import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type BookingInCalendar, bookingIcs } from './ics.ts';

const booking: BookingInCalendar = {
  id: 41,
  host: 'lantern.example',
  sequence: 2,
  start: Temporal.Instant.from('2026-12-02T03:30:00Z'),
  end: Temporal.Instant.from('2026-12-02T04:30:00Z'),
  summary: 'Session with Aisyah',
  description: 'Preparing for an interview',
  url: 'https://lantern.example/main/bookings/41',
  organizer: { name: 'Lantern', email: 'no-reply@lantern.example' },
  stampedAt: Temporal.Instant.from('2026-11-20T10:00:00Z'),
};

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

test('CAL-08 the file, line by line', () => {
  expect(bookingIcs(booking).split('\r\n')).toEqual([
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
    'LOCATION:https://lantern.example/main/bookings/41',
    'DESCRIPTION:Preparing for an interview',
    'ORGANIZER;CN="Lantern":mailto:no-reply@lantern.example',
    'URL;VALUE=URI:https://lantern.example/main/bookings/41',
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('CAL-08 where people meet in person stands in the file as words, the page as its address', () => {
  const { event, component } = read(
    bookingIcs({ ...booking, location: 'Kopi Place, 12 Jalan Ampang;\r\nsecond floor' }),
  );
  expect(event.location).toBe('Kopi Place, 12 Jalan Ampang; second floor');
  expect(component.getFirstPropertyValue('url')).toBe(booking.url);
});

test('CAL-08 a moved and then cancelled session keeps its UID, and nobody is made an attendee', () => {
  const moved = read(bookingIcs({ ...booking, sequence: 3, start: booking.end, end: booking.end.add({ hours: 1 }) }));
  const cancelled = read(bookingIcs({ ...booking, sequence: 3, cancelled: true }));
  expect([moved.event.uid, cancelled.event.uid]).toEqual(['booking-41@lantern.example', 'booking-41@lantern.example']);
  expect([moved.event.sequence, cancelled.event.sequence]).toEqual([3, 3]);
  expect([moved.component, cancelled.component].map((event) => event.getFirstPropertyValue('status'))).toEqual([
    'CONFIRMED',
    'CANCELLED',
  ]);
  expect(cancelled.calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
  expect(cancelled.event.attendees).toEqual([]);
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
        const file = bookingIcs({ ...booking, start, end, summary, description });
        const { calendar, events, component, event } = read(file);

        expect(events).toHaveLength(1);
        expect(calendar.getAllSubcomponents()).toHaveLength(1);
        expect(instantOf(event.startDate).equals(start)).toBe(true);
        expect(instantOf(event.endDate).equals(end)).toBe(true);
        expect(event.description ?? '').toBe(readable(description));
        expect((event.summary ?? '').replace(/\s+/g, '')).toBe(readable(summary).replace(/\s+/g, ''));
        expect(event.summary ?? '').not.toMatch(/[\r\n]/);

        const allowed = ['uid', 'sequence', 'dtstamp', 'dtstart', 'dtend', 'summary', 'location', 'description'];
        const rest = ['organizer', 'url', 'status'];
        for (const { name } of component.getAllProperties()) expect([...allowed, ...rest]).toContain(name);
      },
    ),
    { numRuns: 500 },
  );
});

test('CAL-08 lines are at most 75 octets, end in CRLF, and never split a character', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (summary, description) => {
      const file = bookingIcs({ ...booking, summary: summary.repeat(4), description: description.repeat(4) });
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

test('CAL-08 neither an address nor the name of the sender can add a line', () => {
  const { component, event } = read(
    bookingIcs({
      ...booking,
      url: 'https://lantern.example/a,b;c?q=1\r\nATTENDEE:mailto:x@example.com',
      organizer: { name: 'Acme "Mentors"; Ltd:\r\nATTENDEE:mailto:x@example.com', email: 'a@example.com\r\nX-EVIL:1' },
    }),
  );
  expect(component.getFirstPropertyValue('url')).toBe(
    'https://lantern.example/a%2Cb%3Bc?q=1ATTENDEE:mailto:x@example.com',
  );
  expect(event.attendees).toEqual([]);
  expect(component.getAllProperties('organizer')).toHaveLength(1);
  expect(component.getAllProperties('x-evil')).toEqual([]);
});

test('CAL-08 without a named sender the product itself publishes the session', () => {
  const { organizer: _, ...unsigned } = booking;
  expect(read(bookingIcs(unsigned)).component.getFirstPropertyValue('organizer')).toBe(
    'mailto:no-reply@lantern.example',
  );
});
