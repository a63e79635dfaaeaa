import type { Temporal } from 'temporal-polyfill';
import type { Actor } from '../../policies/actor.ts';
import type { Tx } from '../../platform/work.ts';
import { personWithStanding, type SessionRow, sessionByToken, type StandingOf } from './queries.ts';
import { isDueForRenewal, sessionHours } from './rules/sessions.ts';
import { updatePerson } from './store/people.ts';
import { prolongSession } from './store/sessions.ts';
import { hashToken } from './tokens.ts';

type Asking = Pick<SessionRow, 'user' | 'standing'> & {
  session: Pick<SessionRow['session'], 'id' | 'kind' | 'adminBaseUserId'>;
};

export const actorOf = ({ session, user, standing }: Asking): Actor => ({
  id: user.id,
  slug: user.slug,
  userType: user.userType,
  isFlMentor: user.isFlMentor,
  isPlatformAdmin: user.isPlatformAdmin,
  isEnterprise: user.isEnterprise,
  confirmed: user.confirmedAt !== null,
  timezone: user.timezone,
  sessionId: session.id,
  sessionKind: session.kind,
  adminBaseUserId: session.adminBaseUserId,
  ...standing,
});

/** No session has this number: whatever ends or seals one finds none. */
const withoutSession = { id: 0, kind: 'bearer', adminBaseUserId: null } as const;

/** A person who asks from outside our pages, by a way that proves who they are; null once the account is deleted. */
export const identifyPersonWith = (standing: StandingOf) => {
  const find = personWithStanding(standing);
  return async (tx: Tx, id: number): Promise<Actor | null> => {
    const row = await find(tx, id);
    return row ? actorOf({ ...row, session: withoutSession }) : null;
  };
};

/**
 * The person a token belongs to, or null. Using a session prolongs it (B08); this is written at most once a day, or
 * once an hour for a bearer token. Merely looking whether it is still there does not.
 */
export const identifyWith = (standing: StandingOf) => {
  const find = sessionByToken(standing);
  return async (tx: Tx, token: string, now: Temporal.Instant, isUsed = true): Promise<Actor | null> => {
    const row = await find(tx, hashToken(token), now);
    if (!row) return null;
    const { id, kind, renewedAt, adminBaseUserId } = row.session;
    if (isUsed && isDueForRenewal(kind, renewedAt, now)) {
      await prolongSession(tx, id, now, now.add({ hours: sessionHours[kind] }));
      if (adminBaseUserId === null) await updatePerson(tx, row.user.id, { lastSeenAt: now });
    }
    return actorOf(row);
  };
};
