import type { CalendarProvider, LinkOutcome } from '../../../../contract/calendars/values.ts';
import type { Change, Work } from '../../../platform/work.ts';
import type { Actor } from '../../../policies/actor.ts';
import { closeCalendar, openCalendar } from '../../availability/index.ts';
import { entriesOf, type LinkKey, type LinkRow } from '../queries/linked.ts';
import { deleteLink, lockLink, saveLink } from '../store/linked.ts';
import { type Consented, consentSeconds } from './consent.ts';
import { type Farewell, farewell, syncNow } from './jobs.ts';
import type { CalendarPorts } from './ports.ts';
import { sealedTokens } from './tokens.ts';

/**
 * Takes the link away. A job removes the sessions to come from the calendar, which nobody would keep right any more, and
 * gives the permission back.
 */
const takeAway = async (change: Change, link: LinkRow) => {
  const { tx, now, later } = change;
  const entries = await entriesOf(tx, link);
  const coming = entries.filter(({ endAt }) => endAt.epochMilliseconds > now.epochMilliseconds);
  const { userId, provider, refreshToken } = link;
  await deleteLink(tx, link);
  await closeCalendar(change, link);
  await later<Farewell>(farewell, {
    userId,
    provider,
    refreshToken,
    events: coming.map(({ remoteId }) => remoteId),
  });
};

/** CAL-05: answers the same when it was not linked (any longer). */
export const unlink = async (change: Change, which: LinkKey) => {
  const link = await lockLink(change.tx, which);
  if (!link) return;
  await takeAway(change, link);
  change.refresh({ people: [which.userId], keys: ['me', 'calendars'] });
};

/** B54: keeps the account that the member agreed to; its sessions are written and its times read at once. */
export const link = async (
  work: Work<Actor>,
  provider: CalendarProvider,
  { outcome, account, askedAt }: Consented,
  { settings }: CalendarPorts,
): Promise<LinkOutcome> => {
  const { tx, now, actor } = work;
  if (account === null || askedAt === null) return outcome;
  if (askedAt.until(now).total('seconds') > consentSeconds) return 'expired';
  const which = { userId: actor.id, provider };
  const before = await lockLink(tx, which);
  // Another account is another calendar: what was written in the old one goes. The same one is only linked anew.
  if (before && (before.account === '' || before.account !== account.email)) await takeAway(work, before);
  await openCalendar(tx, which);
  await saveLink(tx, {
    ...which,
    account: account.email,
    ...sealedTokens(which, account, now, settings.SECRET_KEY),
    linkedAt: now,
    syncToken: null,
    windowFrom: null,
    readDueAt: now,
    writeDueAt: now,
  });
  await work.later(syncNow, {});
  work.refresh({ people: [actor.id], keys: ['me', 'calendars'] });
  return 'linked';
};
