import type { Temporal } from 'temporal-polyfill';

const isPast = (moment: Temporal.Instant, now: Temporal.Instant) => moment.epochNanoseconds <= now.epochNanoseconds;

interface Letter {
  status: 'new' | 'sent' | 'accepted' | 'revoked';
  expiresAt: Temporal.Instant | null;
}

/** C5: what a letter is worth now; thirty days make it expired, whatever the row says. */
export const standingOf = ({ status, expiresAt }: Letter, now: Temporal.Instant) =>
  status === 'sent' && expiresAt !== null && isPast(expiresAt, now) ? ('expired' as const) : status;

/** C5: does a link still bring anybody in? */
export const linkWorks = ({ expiresAt }: { expiresAt: Temporal.Instant }, now: Temporal.Instant) =>
  !isPast(expiresAt, now);

/** B77: whoever was taken out comes back by a new invitation, not by one from before. */
export const isFromBefore = (issuedAt: Temporal.Instant | null, removedAt: Temporal.Instant | null) =>
  removedAt !== null && (issuedAt === null || isPast(issuedAt, removedAt));

/** The path of an address of ours; null for any other. */
export const ownPathOf = (address: string, baseUrl: string): string | null => {
  if (!URL.canParse(address, baseUrl)) return null;
  const url = new URL(address, baseUrl);
  return url.origin === new URL(baseUrl).origin ? url.pathname + url.search : null;
};

/** Whoever accepts has signed in already: the sign-in page as their aim means the programme itself. */
export const aimOf = (path: string) => (/^\/users\/login([/?#]|$)/.test(path) ? null : path);
