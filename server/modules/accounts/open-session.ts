import { randomUUID } from 'node:crypto';
import type { Change } from '../../platform/work.ts';
import type { Person } from './queries.ts';
import { sessionHours } from './rules/sessions.ts';
import { updatePerson } from './store/people.ts';
import { insertSession } from './store/sessions.ts';
import { hashToken, newToken } from './tokens.ts';

/** Where a call comes from. */
export interface Origin {
  source: string;
  userAgent: string;
}

/** What identifies a browser: a cookie and, for an enterprise account, the bearer token of its API. */
export interface Credentials {
  cookie: string;
  bearer: string | null;
}

const longestUserAgent = 300;

/** Opens a session for this person in one browser. Its two credentials end together (A47). */
export const openSession = async (
  { tx, now }: Change,
  person: Pick<Person, 'id' | 'isEnterprise'>,
  { source, userAgent }: Origin,
  adminBaseUserId: number | null = null,
): Promise<Credentials> => {
  const browserKey = randomUUID();
  const open = async (kind: 'cookie' | 'bearer') => {
    const token = newToken();
    const expiresAt = now.add({ hours: sessionHours[kind] });
    const times = { createdAt: now, renewedAt: now, expiresAt };
    const from = { ip: source, userAgent: userAgent.slice(0, longestUserAgent), browserKey, adminBaseUserId };
    await insertSession(tx, { userId: person.id, kind, tokenHash: hashToken(token), ...from, ...times });
    return token;
  };
  if (adminBaseUserId === null) await updatePerson(tx, person.id, { lastSeenAt: now });
  return { cookie: await open('cookie'), bearer: person.isEnterprise ? await open('bearer') : null };
};
