import { beforeEach, expect, test } from 'vitest';
import { at, busyIn, entry, linkThrough, since, wholly } from './calendars.fixture.ts';
import { googleCalendar } from './google.ts';
import { startGoogleTwin } from './google.twin.ts';
import { twinClient } from './provider.twin.ts';

const twin = await startGoogleTwin();
const service = googleCalendar({ ...twinClient, url: twin.url });
let access = '';
beforeEach(async () => {
  twin.forget();
  ({ access } = await linkThrough(service, twin.answerOf).finish());
});

const hour = (id: string, day: string, more: object = {}) =>
  twin.put({ id, start: { dateTime: `${day}T10:00:00+08:00` }, end: { dateTime: `${day}T11:00:00+08:00` }, ...more });

test('CAL-03 the member is asked for calendars of their own alone, and the answer is proved', async () => {
  const { back, finish } = linkThrough(service, twin.answerOf);
  expect(back.searchParams.get('state')).toBe('the-state');
  const address = new URL(service.consentUrl({ state: 's', challenge: 'c', redirectUri: 'https://x.example/' }));
  expect(address.searchParams.get('scope')).toBe('openid email https://www.googleapis.com/auth/calendar.events.owned');
  expect(await finish()).toMatchObject({ email: 'mentor.tan@calendar.example', seconds: 3600 });
  // A code is good once.
  await expect(finish()).rejects.toMatchObject({ kind: 'revoked' });
  const code = linkThrough(service, twin.answerOf).back.searchParams.get('code') ?? '';
  const guessed = service.link({ code, verifier: 'a-guess', redirectUri: 'https://lantern.example/users/auth/back' });
  await expect(guessed).rejects.toMatchObject({ kind: 'revoked' });
});

test('CAL-03 a member who agrees to everything but the calendar has not linked it', async () => {
  twin.member.permits = false;
  await expect(linkThrough(service, twin.answerOf).finish()).rejects.toMatchObject({ kind: 'not_permitted' });
});

test('CAL-10 every page is read, each occurrence by itself; free and declined events take no time', async () => {
  hour('plain', '2026-11-24');
  hour('weekly', '2026-11-25', { weeks: 3 });
  hour('free', '2026-11-26', { transparency: 'transparent' });
  hour('declined', '2026-11-27', { attendees: [{ self: true, responseStatus: 'declined' }] });
  hour('invited', '2026-11-28', { attendees: [{ self: true, responseStatus: 'needsAction' }] });
  twin.put({ id: 'day', start: { date: '2026-12-24' }, end: { date: '2026-12-25' } });
  const reading = await service.read(access, wholly);
  expect(reading.isWhole).toBe(true);
  expect(busyIn(reading)).toEqual([
    '2026-11-24T02:00:00Z/2026-11-24T03:00:00Z',
    '2026-11-25T02:00:00Z/2026-11-25T03:00:00Z',
    '2026-11-28T02:00:00Z/2026-11-28T03:00:00Z',
    '2026-12-02T02:00:00Z/2026-12-02T03:00:00Z',
    '2026-12-09T02:00:00Z/2026-12-09T03:00:00Z',
    // A whole day begins and ends at midnight of the calendar's zone.
    '2026-12-23T16:00:00Z/2026-12-24T16:00:00Z',
  ]);
});

test('CAL-10 a whole day is one of the calendar’s zone, not of the owner’s', async () => {
  twin.calendar.timeZone = 'America/New_York';
  twin.put({ id: 'day', start: { date: '2026-12-24' }, end: { date: '2026-12-25' } });
  expect(busyIn(await service.read(access, wholly))).toEqual(['2026-12-24T05:00:00Z/2026-12-25T05:00:00Z']);
});

test('CAL-10 the next reading gets the changes alone; a sync token that is lost says so', async () => {
  hour('one', '2026-11-24');
  hour('two', '2026-11-25');
  const { token } = await service.read(access, wholly);
  twin.remove('one');
  hour('three', '2026-11-26');
  const reading = await service.read(access, since(token));
  expect(reading.isWhole).toBe(false);
  expect(reading.events.map(({ id, period }) => [id, period?.start.toString() ?? null])).toEqual([
    ['one', null],
    ['three', '2026-11-26T02:00:00Z'],
  ]);
  twin.loseSync();
  await expect(service.read(access, since(token))).rejects.toMatchObject({ kind: 'sync_lost' });
});

test('CAL-10 an expired token, one that was revoked, and too many calls are told apart', async () => {
  const { refresh } = await linkThrough(service, twin.answerOf).finish();
  twin.expire();
  await expect(service.read(access, wholly)).rejects.toMatchObject({ kind: 'expired' });
  const renewed = await service.renew(refresh);
  expect(renewed.refresh).toBe(refresh);
  await service.read(renewed.access, wholly);
  twin.instead.push({ status: 429, headers: { 'retry-after': '90' } });
  await expect(service.read(renewed.access, wholly)).rejects.toMatchObject({ kind: 'later', retryAfter: 90 });
  twin.instead.push({ status: 403, body: { error: { errors: [{ reason: 'rateLimitExceeded' }] } } });
  await expect(service.read(renewed.access, wholly)).rejects.toMatchObject({ kind: 'later' });
  twin.instead.push({ status: 403, body: { error: { errors: [{ reason: 'insufficientPermissions' }] } } });
  await expect(service.read(renewed.access, wholly)).rejects.toMatchObject({ kind: 'not_permitted' });
  twin.instead.push({ status: 200, body: 'nonsense' });
  await expect(service.read(renewed.access, wholly)).rejects.toMatchObject({ kind: 'later' });
  await service.revoke(refresh);
  await service.revoke(refresh);
  await expect(service.renew(refresh)).rejects.toMatchObject({ kind: 'revoked' });
});

test('CAL-10 a session is one event however often it is written, and comes back when it was deleted', async () => {
  const written = await service.write(access, entry, null);
  expect(written).toEqual({ id: 'lantern41', url: 'https://calendar.google.com/event?eid=lantern41' });
  await service.write(access, entry, null);
  const moved = { ...entry, start: at('2026-11-24T02:00:00Z'), end: at('2026-11-24T03:00:00Z') };
  await service.write(access, moved, written.id);
  expect(twin.entries()).toMatchObject([
    { id: 'lantern41', summary: 'Session with Mei', start: { dateTime: '2026-11-24T02:00:00Z' } },
  ]);
  expect((await service.find(access, written.id, 'UTC'))?.period?.start.toString()).toBe('2026-11-24T02:00:00Z');
  twin.remove(written.id);
  expect(await service.find(access, written.id, 'UTC')).toBeNull();
  await service.write(access, entry, written.id);
  expect(twin.entries()).toHaveLength(1);
  // The calendar has forgotten it altogether.
  await service.write(access, { ...entry, key: 'lantern42' }, 'unknown');
  expect(twin.entries().map(({ id }) => id)).toEqual(['lantern41', 'lantern42']);
  await service.remove(access, written.id);
  await service.remove(access, written.id);
  expect(twin.entries().map(({ id }) => id)).toEqual(['lantern42']);
});

test('CAL-10 nobody there is worth another try, and the token is in no message', async () => {
  const other = googleCalendar({ ...twinClient, url: 'http://127.0.0.1:9' });
  const failed = await other.read('a-secret-token', wholly).catch((failure: unknown) => failure);
  expect(failed).toMatchObject({ kind: 'later' });
  expect(JSON.stringify(failed) + String(failed)).not.toContain('a-secret-token');
});
