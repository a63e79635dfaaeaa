import { beforeEach, expect, test } from 'vitest';
import { at, busyIn, entry, linkThrough, since, wholly } from './calendars.fixture.ts';
import { microsoftCalendar } from './microsoft.ts';
import { startMicrosoftTwin } from './microsoft.twin.ts';
import { twinClient } from './provider.twin.ts';

const twin = await startMicrosoftTwin();
const service = microsoftCalendar({ ...twinClient, tenant: 'common', url: twin.url });
let access = '';
beforeEach(async () => {
  twin.forget();
  ({ access } = await linkThrough(service, twin.answerOf).finish());
});

const hour = (id: string, day: string, more: object = {}) =>
  twin.put({
    id,
    start: { dateTime: `${day}T02:00:00.0000000` },
    end: { dateTime: `${day}T03:00:00.0000000` },
    ...more,
  });

test('CAL-03 the member is asked for their calendar alone; every renewal brings another refresh token', async () => {
  const address = new URL(service.consentUrl({ state: 's', challenge: 'c', redirectUri: 'https://x.example/' }));
  expect(address.searchParams.get('scope')).toBe('openid profile email offline_access Calendars.ReadWrite');
  const { refresh, email } = await linkThrough(service, twin.answerOf).finish();
  expect(email).toBe('mentor.tan@calendar.example');
  const renewed = await service.renew(refresh);
  expect(renewed.refresh).not.toBe(refresh);
  await expect(service.renew(refresh)).rejects.toMatchObject({ kind: 'revoked' });
  twin.member.permits = false;
  await expect(linkThrough(service, twin.answerOf).finish()).rejects.toMatchObject({ kind: 'not_permitted' });
});

test('CAL-10 every page is read, each occurrence as its series says; free and declined events take no time', async () => {
  twin.calendar.pageSize = 3;
  hour('plain', '2026-11-24', { showAs: 'busy' });
  hour('weekly', '2026-11-25', { weeks: 2, showAs: 'oof' });
  hour('gym', '2026-11-25', { weeks: 2, showAs: 'free' });
  hour('free', '2026-11-26', { showAs: 'free' });
  hour('elsewhere', '2026-11-26', { showAs: 'workingElsewhere' });
  hour('declined', '2026-11-27', { showAs: 'busy', responseStatus: { response: 'declined' } });
  hour('cancelled', '2026-11-27', { showAs: 'busy', isCancelled: true });
  hour('perhaps', '2026-11-28', { showAs: 'tentative' });
  const day = { start: { dateTime: '2026-12-24T00:00:00.0000000' }, end: { dateTime: '2026-12-25T00:00:00.0000000' } };
  twin.put({ id: 'day', isAllDay: true, showAs: 'oof', ...day });
  expect(busyIn(await service.read(access, wholly))).toEqual([
    '2026-11-24T02:00:00Z/2026-11-24T03:00:00Z',
    '2026-11-25T02:00:00Z/2026-11-25T03:00:00Z',
    '2026-11-28T02:00:00Z/2026-11-28T03:00:00Z',
    '2026-12-02T02:00:00Z/2026-12-02T03:00:00Z',
    // A whole day is one of the owner's zone: Graph does not say which the calendar has.
    '2026-12-23T16:00:00Z/2026-12-24T16:00:00Z',
  ]);
});

test('CAL-10 the next reading gets the changes alone; a sync token that is lost says so', async () => {
  hour('one', '2026-11-24');
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

test('CAL-10 the access token goes to no other server, whatever the calendar names as the next page', async () => {
  const elsewhere = 'http://127.0.0.1:9/v1.0/me/calendarView/delta';
  await expect(service.read(access, since(elsewhere))).rejects.toMatchObject({ kind: 'later' });
  twin.instead.push({ status: 200, body: { value: [], '@odata.nextLink': elsewhere } });
  await expect(service.read(access, wholly)).rejects.toThrow('names an address elsewhere');
});

test('CAL-10 an expired token and too many calls are told apart', async () => {
  twin.expire();
  await expect(service.read(access, wholly)).rejects.toMatchObject({ kind: 'expired' });
  twin.instead.push({ status: 429, headers: { 'retry-after': '30' } });
  await expect(service.read(access, wholly)).rejects.toMatchObject({ kind: 'later', retryAfter: 30 });
  twin.instead.push({ status: 503 });
  await expect(service.read(access, wholly)).rejects.toMatchObject({ kind: 'later', retryAfter: null });
  twin.instead.push({ status: 403, body: { error: { code: 'ErrorAccessDenied' } } });
  await expect(service.read(access, wholly)).rejects.toMatchObject({ kind: 'not_permitted' });
});

test('CAL-10 a session is one event however often it is written, and comes back when it was deleted', async () => {
  const { id, url } = await service.write(access, entry, null);
  expect(url).toBe(`https://outlook.office365.com/owa/?itemid=${id}`);
  expect((await service.write(access, entry, null)).id).toBe(id);
  const moved = { ...entry, start: at('2026-11-24T02:00:00Z'), end: at('2026-11-24T03:00:00Z') };
  // The answer to the first call was lost, and the session has moved since.
  expect((await service.write(access, moved, null)).id).toBe(id);
  expect(twin.entries()).toMatchObject([{ subject: 'Session with Mei', start: { dateTime: '2026-11-24T02:00:00' } }]);
  expect((await service.find(access, id, 'UTC'))?.period?.start.toString()).toBe('2026-11-24T02:00:00Z');
  twin.remove(id);
  expect(await service.find(access, id, 'UTC')).toBeNull();
  const again = await service.write(access, entry, id);
  expect(again.id).not.toBe(id);
  await service.remove(access, again.id);
  await service.remove(access, again.id);
  expect(twin.entries()).toEqual([]);
});
