import type { Temporal } from 'temporal-polyfill';
import type { CalendarChangeFound } from '../../../domain-events/calendars.ts';
import { CalendarFailure, type CalendarReading, type OutsideEvent } from '../../../platform/calendars.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Change } from '../../../platform/work.ts';
import { livingPerson } from '../../accounts/index.ts';
import { calendarReadingsOf, keepCalendarTimes } from '../../availability/index.ts';
import { entriesOf, entryOf, type EntryRow, type LinkRow } from '../queries/linked.ts';
import { isBack, questionOn } from '../rules/entries.ts';
import { readEvery, wholeEvery, windowAt } from '../rules/watch.ts';
import { updateEntry, updateLink } from '../store/linked.ts';
import { eventKeyOf } from './event-key.ts';
import type { OpenLink } from './open-link.ts';
import { isStillLinked } from './write-sessions.ts';

const isDue = (windowFrom: Temporal.Instant | null, now: Temporal.Instant) =>
  windowFrom === null || windowFrom.epochMilliseconds <= now.subtract(wholeEvery).epochMilliseconds;

/** The changes since the last reading; all events, once a day and when the provider has lost the thread. */
const readFrom = async (link: LinkRow, { service, withToken }: OpenLink, zone: string, now: Temporal.Instant) => {
  const read = (since: string | null) => withToken((access) => service.read(access, { since, zone, ...windowAt(now) }));
  try {
    return await read(isDue(link.windowFrom, now) ? null : link.syncToken);
  } catch (failure) {
    if (failure instanceof CalendarFailure && failure.kind === 'sync_lost') return read(null);
    throw failure;
  }
};

/** M27: also the copies that calendar programs make of the files in our emails. */
const isOurFile = ({ uid }: OutsideEvent, host: string) =>
  uid !== null && /^booking-\d+@/.test(uid) && uid.endsWith(`@${host}`);

interface Period {
  start: Temporal.Instant;
  end: Temporal.Instant;
}
interface Found {
  entry: EntryRow;
  found: Period | null;
}

/** Our own sessions that may be elsewhere or gone, each looked up by itself: a list of changes is no proof. */
const lookUp = async (
  { service, withToken }: OpenLink,
  entries: readonly EntryRow[],
  reading: CalendarReading,
  zone: string,
) => {
  const events = new Map(reading.events.map((event) => [event.id, event]));
  const found: Found[] = [];
  for (const entry of entries) {
    const event = events.get(entry.remoteId);
    if (event === undefined && !reading.isWhole) continue;
    const seen = event?.period ?? null;
    const isUnchanged = seen !== null && questionOn(entry, seen) === null && !isBack(entry, seen);
    if (isUnchanged) continue;
    const there = await withToken((access) => service.find(access, entry.remoteId, zone));
    found.push({ entry, found: there?.period ?? null });
  }
  return found;
};

/** CAL-10: the owner is asked what to do about a session that they have moved or deleted in the calendar. */
const noteFound = async (change: Change, { entry: read, found }: Found) => {
  const { tx, now, announce } = change;
  const { bookingId, userId, provider } = read;
  const entry = await entryOf(tx, bookingId, read);
  if (!entry) return;
  const nothingAsked = { question: null, askedAt: null };
  if (isBack(entry, found)) return updateEntry(tx, entry, { ...nothingAsked, seenStartAt: null, seenEndAt: null });
  const what = questionOn(entry, found);
  if (what === null) return;
  const seen = found === null ? {} : { seenStartAt: found.start, seenEndAt: found.end };
  await updateEntry(tx, entry, { question: what, askedAt: now, ...seen });
  await announce<CalendarChangeFound>({
    name: 'calendar.change_found',
    userId,
    provider,
    bookingId,
    what,
    at: now.toString(),
  });
};

const keep = async (
  change: Change,
  link: LinkRow,
  { reading, found, host }: { reading: CalendarReading; found: readonly Found[]; host: string },
) => {
  const { tx, now, refresh } = change;
  if (!(await isStillLinked(change, link))) return;
  const own = new Set((await entriesOf(tx, link)).map(({ remoteId }) => remoteId));
  // A page may name an event twice; what it says last is so.
  const events = [...new Map(reading.events.map((event) => [event.id, event])).values()];
  const isBusy = (event: OutsideEvent) => event.takesTime && !own.has(event.id) && !isOurFile(event, host);
  const busy = events.flatMap((event) => {
    const { period } = event;
    const lasts = period !== null && period.end.epochMilliseconds > period.start.epochMilliseconds;
    return lasts && isBusy(event) ? [{ eventKey: eventKeyOf(event.id), startAt: period.start, endAt: period.end }] : [];
  });
  const busyKeys = new Set(busy.map(({ eventKey }) => eventKey));
  const gone = events.map(({ id }) => eventKeyOf(id)).filter((eventKey) => !busyKeys.has(eventKey));
  const before = (await calendarReadingsOf(tx, [link.userId])).find(({ provider }) => provider === link.provider);
  await keepCalendarTimes(change, link, { isWhole: reading.isWhole, busy, gone });
  await updateLink(tx, link, {
    syncToken: reading.token,
    failures: 0,
    readDueAt: now.add(readEvery),
    ...(reading.isWhole && { windowFrom: now }),
  });
  for (const one of found) await noteFound(change, one);
  const isNews = found.length > 0 || before?.readAt == null || before.brokenSince !== null;
  if (isNews) refresh({ people: [link.userId], keys: ['me', 'calendars'] });
};

/** B25, B54: reads when the owner is busy elsewhere, and what became of our sessions there. */
export const readTimes = async (job: Job, link: LinkRow, open: OpenLink, host: string) => {
  const { zone, entries, now } = await job.transact(async ({ tx, now: at }) => {
    const person = await livingPerson(tx, link.userId);
    const coming = (await entriesOf(tx, link)).filter(({ endAt }) => endAt.epochMilliseconds > at.epochMilliseconds);
    return { zone: person?.timezone ?? 'UTC', entries: coming, now: at };
  });
  const reading = await readFrom(link, open, zone, now);
  const found = await lookUp(open, entries, reading, zone);
  await job.transact((change) => keep(change, link, { reading, found, host }));
};
