import { and, inArray, lte, not, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { type Attention, daysWithoutSession } from '../../../../contract/programmes/index.ts';
import { programMemberships, roles } from '../tables.ts';
import { hasIdentity } from './has-identity.ts';

interface Member {
  programId: number;
  /** The column of the member's id. */
  userId: SQLWrapper;
}

/** What later modules know about a member, as conditions that the list's own statement contains. */
export interface AttentionPorts {
  withoutPair: (member: Member) => SQL;
  /** Between two moments. */
  withoutSession: (member: Member & { since: Temporal.Instant; until: Temporal.Instant }) => SQL;
}

const takesPart = inArray(roles.userType, ['mentee', 'mentor']);

/**
 * Who needs attention. Admins are neither paired nor expected to meet anybody, and nobody is missed before they have been a
 * member for as long as that.
 */
export const needing = (
  attention: readonly Attention[],
  { programId, now }: { programId: number; now: Temporal.Instant },
  { withoutPair, withoutSession }: AttentionPorts,
) => {
  const member = { programId, userId: programMemberships.userId };
  const since = now.subtract({ hours: 24 * daysWithoutSession });
  const conditions: Record<Attention, () => SQL | undefined> = {
    never_signed_in: () => not(hasIdentity),
    not_paired: () => and(takesPart, withoutPair(member)),
    no_session: () =>
      and(takesPart, lte(programMemberships.joinedAt, since), withoutSession({ ...member, since, until: now })),
  };
  return attention.map((one) => conditions[one]());
};
