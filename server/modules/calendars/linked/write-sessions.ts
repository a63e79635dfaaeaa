import { createHash } from 'node:crypto';
import type { CalendarEntry } from '../../../platform/calendars.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Change } from '../../../platform/work.ts';
import { freeCalendarTime } from '../../availability/index.ts';
import { type BookingView, confirmedSessionsOf } from '../../bookings/index.ts';
import { entriesOf, type EntryRow, type LinkRow } from '../queries/linked.ts';
import { needsWriting } from '../rules/entries.ts';
import { type Publisher, sessionFor } from '../session.ts';
import { deleteEntry, lockLink, saveEntry } from '../store/linked.ts';
import { eventKeyOf } from './event-key.ts';
import type { OpenLink } from './open-link.ts';

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** The same for a session and a member, whenever it is written; in the letters that providers allow. */
const keyOf = (bookingId: number, { userId }: LinkRow, { BASE_URL }: Publisher) =>
  `lantern${hashOf(`${BASE_URL} ${bookingId} ${userId}`).slice(0, 32)}`;

const wantedFor = (view: BookingView, link: LinkRow, publisher: Publisher) => {
  const { start, end, summary, description, location, url } = sessionFor(view, link.userId, publisher);
  const key = keyOf(view.booking.id, link, publisher);
  const event: CalendarEntry = { key, start, end, summary, description, location: location ?? url, url };
  return { bookingId: view.booking.id, event, hash: hashOf(JSON.stringify(event)) };
};

/** The link as it was when this began; unlinked, or linked to another account, in the meantime: nothing is kept. */
export const isStillLinked = async (change: Change, link: LinkRow) =>
  (await lockLink(change.tx, link))?.linkedAt.equals(link.linkedAt) ?? false;

type Wanted = ReturnType<typeof wantedFor>;

const write = async (
  job: Job,
  link: LinkRow,
  { service, withToken }: OpenLink,
  { bookingId, event, hash }: Wanted,
  entry?: EntryRow,
) => {
  const { id: remoteId, url } = await withToken((access) => service.write(access, event, entry?.remoteId ?? null));
  const { userId, provider } = link;
  const nothingAsked = { seenStartAt: null, seenEndAt: null, question: null, askedAt: null };
  const isKept = await job.transact(async (change) => {
    if (!(await isStillLinked(change, link))) return false;
    const { start: startAt, end: endAt } = event;
    await saveEntry(change.tx, {
      bookingId,
      userId,
      provider,
      remoteId,
      url,
      written: hash,
      startAt,
      endAt,
      ...nothingAsked,
    });
    // A reading in between took it for somebody else's.
    await freeCalendarTime(change.tx, link, eventKeyOf(remoteId));
    return true;
  });
  if (!isKept) await withToken((access) => service.remove(access, remoteId));
};

const remove = async (job: Job, link: LinkRow, { service, withToken }: OpenLink, entry: EntryRow) => {
  await withToken((access) => service.remove(access, entry.remoteId));
  await job.transact(({ tx }) => deleteEntry(tx, entry));
};

/**
 * B54: brings the sessions in the calendar in line with those that are confirmed: it may run at any time, and twice.
 * Sessions that are over stay in the calendar as they are.
 */
export const writeSessions = async (job: Job, link: LinkRow, open: OpenLink, publisher: Publisher) => {
  const { wanted, entries } = await job.transact(async ({ tx, now }) => {
    const views = await confirmedSessionsOf(tx, link.userId, now);
    const coming = (await entriesOf(tx, link)).filter(({ endAt }) => endAt.epochMilliseconds > now.epochMilliseconds);
    return { wanted: views.map((view) => wantedFor(view, link, publisher)), entries: coming };
  });
  for (const session of wanted) {
    const entry = entries.find(({ bookingId }) => bookingId === session.bookingId);
    const { start, end } = session.event;
    if (needsWriting({ start, end, hash: session.hash }, entry)) await write(job, link, open, session, entry);
  }
  const isWanted = new Set(wanted.map(({ bookingId }) => bookingId));
  for (const entry of entries.filter(({ bookingId }) => !isWanted.has(bookingId))) await remove(job, link, open, entry);
};
