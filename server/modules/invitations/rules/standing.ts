import type { Temporal } from 'temporal-polyfill';

const isPast = (moment: Temporal.Instant, now: Temporal.Instant) => moment.epochNanoseconds <= now.epochNanoseconds;

interface Letter {
  status: 'new' | 'unsent' | 'sent' | 'accepted' | 'revoked';
  expiresAt: Temporal.Instant | null;
}

/** C5: the invitation's current state; after thirty days it has expired, whatever the row says. */
export const standingOf = ({ status, expiresAt }: Letter, now: Temporal.Instant) =>
  status === 'sent' && expiresAt !== null && isPast(expiresAt, now) ? ('expired' as const) : status;

/** Nobody is written to twice within this time. */
export const hoursBetween = 24;

/** C5: why somebody who was invited cannot be written to again now. */
export const whyNotResend = (
  { status, sentAt, createdAt }: Pick<Letter, 'status'> & Record<'sentAt' | 'createdAt', Temporal.Instant | null>,
  now: Temporal.Instant,
) => {
  if (status === 'accepted' || status === 'revoked') return 'invitations.not_found' as const;
  const last = sentAt ?? createdAt;
  const isRecent = status === 'new' || (last !== null && !isPast(last.add({ hours: hoursBetween }), now));
  return isRecent ? ('invitations.emailed_today' as const) : null;
};

/** C5: whether a link still lets anyone in. */
export const linkWorks = ({ expiresAt }: { expiresAt: Temporal.Instant }, now: Temporal.Instant) =>
  !isPast(expiresAt, now);

/** B77: someone who was removed needs a new invitation; one issued before the removal does not count. */
export const isFromBefore = (issuedAt: Temporal.Instant | null, removedAt: Temporal.Instant | null) =>
  removedAt !== null && (issuedAt === null || isPast(issuedAt, removedAt));

/** The path of a URL on our own site; null for any other. */
export const ownPathOf = (address: string, baseUrl: string): string | null => {
  if (!URL.canParse(address, baseUrl)) return null;
  const url = new URL(address, baseUrl);
  return url.origin === new URL(baseUrl).origin ? url.pathname + url.search : null;
};

/** Anyone who accepts is already signed in, so the sign-in page as a target means the programme itself. */
export const aimOf = (path: string) => (/^\/users\/login([/?#]|$)/.test(path) ? null : path);
