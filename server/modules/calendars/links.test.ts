import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { googleLink, microsoftLink, outlookLink, type SessionForLink, yahooLink } from './links.ts';

const session: SessionForLink = {
  start: Temporal.Instant.from('2026-12-02T03:30:00Z'),
  end: Temporal.Instant.from('2026-12-02T04:30:00Z'),
  summary: 'Session with Aisyah & Co',
  description: 'Interview <prep>\nC++ & 谢谢',
  url: 'https://lantern.example/main/bookings/41?a=1&b=2',
  location: null,
};

test('Google opens a new event that is filled in', () => {
  const link = new URL(googleLink(session));
  expect(link.origin + link.pathname).toBe('https://calendar.google.com/calendar/render');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    action: 'TEMPLATE',
    text: 'Session with Aisyah & Co',
    dates: '20261202T033000Z/20261202T043000Z',
    details: 'Interview <prep>\nC++ & 谢谢',
    location: 'https://lantern.example/main/bookings/41?a=1&b=2',
  });
});

test('Outlook opens a new event that is filled in, and takes the description for HTML', () => {
  const address = microsoftLink(session);
  const link = new URL(address);
  expect(address).not.toContain('+');
  expect(link.origin + link.pathname).toBe('https://outlook.office.com/calendar/deeplink/compose');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: 'Session with Aisyah & Co',
    startdt: '2026-12-02T03:30:00Z',
    enddt: '2026-12-02T04:30:00Z',
    body: 'Interview &lt;prep&gt;<br>C++ &amp; 谢谢',
    location: 'https://lantern.example/main/bookings/41?a=1&b=2',
  });
});

test('M27 Outlook.com has the same form at an address of its own', () => {
  const [work, personal] = [new URL(microsoftLink(session)), new URL(outlookLink(session))];
  expect(personal.origin + personal.pathname).toBe('https://outlook.live.com/calendar/0/deeplink/compose');
  expect(personal.search).toBe(work.search);
});

test('M27 Yahoo opens a new event that is filled in', () => {
  const address = yahooLink(session);
  const link = new URL(address);
  expect(address).not.toContain('+');
  expect(link.origin + link.pathname).toBe('https://calendar.yahoo.com/');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    v: '60',
    title: 'Session with Aisyah & Co',
    st: '20261202T033000Z',
    et: '20261202T043000Z',
    desc: 'Interview <prep>\nC++ & 谢谢',
    in_loc: 'https://lantern.example/main/bookings/41?a=1&b=2',
  });
});

test('M27 every form gets the place or the number instead of the page, where that is how they meet', () => {
  const there = { ...session, location: '+60 12-345 6789' };
  const placeIn = (address: string, name: string) => new URL(address).searchParams.get(name);
  expect([
    placeIn(googleLink(there), 'location'),
    placeIn(microsoftLink(there), 'location'),
    placeIn(outlookLink(there), 'location'),
    placeIn(yahooLink(there), 'in_loc'),
  ]).toEqual(Array.from({ length: 4 }, () => '+60 12-345 6789'));
});

test('whatever the texts are, all links keep their instants and stay short', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 900 });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4e9 }), text, text, (seconds, summary, description) => {
      const start = Temporal.Instant.fromEpochMilliseconds(seconds * 1000);
      const end = start.add({ minutes: 60 });
      const google = googleLink({ ...session, start, end, summary, description });
      const outlook = microsoftLink({ ...session, start, end, summary, description });
      const yahoo = yahooLink({ ...session, start, end, summary, description });
      expect(Math.max(google.length, outlook.length, yahoo.length)).toBeLessThanOrEqual(2000);

      const [from = '', to = ''] = (new URL(google).searchParams.get('dates') ?? '').split('/');
      expect(Temporal.Instant.from(from).equals(start) && Temporal.Instant.from(to).equals(end)).toBe(true);
      const yahooTimes = new URL(yahoo).searchParams;
      expect(Temporal.Instant.from(yahooTimes.get('st') ?? '').equals(start)).toBe(true);
      expect(Temporal.Instant.from(yahooTimes.get('et') ?? '').equals(end)).toBe(true);
      const outlookTimes = new URL(outlook).searchParams;
      expect(Temporal.Instant.from(outlookTimes.get('startdt') ?? '').equals(start)).toBe(true);
      expect(Temporal.Instant.from(outlookTimes.get('enddt') ?? '').equals(end)).toBe(true);
    }),
  );
});

test('long texts are cut so that the link stays short, and a cut description says so', () => {
  const long = { ...session, summary: '👩‍💻'.repeat(400), description: '谢'.repeat(5000) };
  for (const link of [googleLink(long), microsoftLink(long), yahooLink(long)])
    expect(link.length).toBeLessThanOrEqual(2000);
  const details = new URL(googleLink({ ...long, summary: 'Session' })).searchParams.get('details') ?? '';
  expect(details).toMatch(/^谢+…$/);
  expect(details.length).toBeGreaterThan(100);
});
