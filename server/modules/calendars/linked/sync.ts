import { CalendarFailure } from '../../../platform/calendars.ts';
import type { Job } from '../../../platform/jobs.ts';
import type { Change } from '../../../platform/work.ts';
import { forgetPastTimes } from '../../availability/index.ts';
import { type LinkRow, linksOf, unreadSince } from '../queries/linked.ts';
import { afterFailure, unreadFor, writeAgainAt } from '../rules/watch.ts';
import { claimLinks, deleteEntriesBefore, releaseLink, updateLink } from '../store/linked.ts';
import { lastGoodAt, noteBroken } from './broken.ts';
import { openLink } from './open-link.ts';
import type { CalendarPorts } from './ports.ts';
import { readTimes } from './read-times.ts';
import { sealedTokens } from './tokens.ts';
import { isStillLinked, writeSessions } from './write-sessions.ts';

const atOnce = 10;
const lease = { minutes: 10 };
const keptAfter = { hours: 24 * 30 };

/** Anything else than what a provider may answer is a mistake of ours: it is logged, and tried again all the same. */
const failureOf = (job: Job, { provider }: LinkRow, fault: unknown) => {
  if (fault instanceof CalendarFailure) return fault;
  job.warn('a linked calendar could not be read or written', {
    provider,
    fault: fault instanceof Error ? fault.name : 'unknown',
  });
  return new CalendarFailure('later', 'A fault of ours.');
};

const recordFailure = async (change: Change, link: LinkRow, failure: CalendarFailure) => {
  const { tx, now } = change;
  const known = (await linksOf(tx, link.userId)).find((one) => one.link.provider === link.provider);
  if (!known || !(await isStillLinked(change, link))) return;
  const { failures, brokenWhy, readDueAt } = afterFailure(
    { failures: known.link.failures, lastGoodAt: lastGoodAt(known) },
    failure,
    now,
  );
  await updateLink(tx, link, { failures, readDueAt });
  if (brokenWhy !== null) await noteBroken(change, known, brokenWhy);
};

const endsLink = ({ kind }: CalendarFailure) => kind === 'revoked' || kind === 'not_permitted';

/** One calendar: its sessions are written, then its times are read. Answers whether the provider did its part. */
const syncOne = async (job: Job, { calendars, settings }: CalendarPorts, link: LinkRow): Promise<boolean> => {
  const service = calendars[link.provider];
  const isReadDue = link.readDueAt !== null && link.readDueAt.epochMilliseconds <= job.now.epochMilliseconds;
  let failed: CalendarFailure | null = null;
  let writeDueAt = null;
  // Keys that were taken out of the settings count as a provider that nobody reaches.
  if (service === null) failed = new CalendarFailure('later', 'There are no keys for it.');
  else {
    const open = openLink(link, { service, secret: settings.SECRET_KEY, now: job.now }, (tokens) =>
      job.transact(async (change) => {
        if (!(await isStillLinked(change, link))) return;
        await updateLink(change.tx, link, sealedTokens(link, tokens, change.now, settings.SECRET_KEY));
      }),
    );
    try {
      await writeSessions(job, link, open, settings);
    } catch (fault) {
      const failure = failureOf(job, link, fault);
      if (endsLink(failure)) failed = failure;
      else writeDueAt = writeAgainAt(failure, job.now);
    }
    try {
      if (isReadDue && failed === null) await readTimes(job, link, open, new URL(settings.BASE_URL).hostname);
    } catch (fault) {
      failed = failureOf(job, link, fault);
    }
  }
  await job.transact(async (change) => {
    if (failed !== null) await recordFailure(change, link, failed);
    await releaseLink(change.tx, link, failed !== null && endsLink(failed) ? null : writeDueAt);
  });
  return failed === null && writeDueAt === null;
};

/** Links that were tried in vain, and whose next try is too far off to be told in time. */
const breakUnread = (job: Job) =>
  job.transact(async (change) => {
    for (const known of await unreadSince(change.tx, change.now.subtract(unreadFor)))
      await noteBroken(change, known, 'unreachable');
  });

/**
 * B54: reads and writes every linked calendar that is due, some at a time. The network is never used inside a
 * transaction, and one calendar that fails keeps no other one waiting.
 */
export const syncCalendars = (ports: CalendarPorts) => async (job: Job) => {
  for (;;) {
    const claimed = await job.transact(({ tx, now }) => claimLinks(tx, { now, until: now.add(lease), most: atOnce }));
    if (claimed.length === 0) break;
    const done = await Promise.all(claimed.map((link) => syncOne(job, ports, link)));
    // Nobody answers at all: the next minute is soon enough.
    if (!done.includes(true)) break;
  }
  await breakUnread(job);
};

/** Keeps neither times nor entries of what is over. */
export const forgetPast = ({ transact }: Job) =>
  transact(async (change) => {
    await forgetPastTimes(change);
    await deleteEntriesBefore(change.tx, change.now.subtract(keptAfter));
  });
