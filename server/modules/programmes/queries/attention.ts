import { lte, type SQL, sql } from 'drizzle-orm';
import type { Temporal } from 'temporal-polyfill';
import { type Attention, daysWithoutSession } from '../../../../contract/programmes/index.ts';
import type { Condition } from '../../../platform/find-page.ts';
import { forWhom, heldUntil } from './participant-lexemes.ts';
import { participantIndex } from '../tables.ts';
import { byLexeme } from './by-lexeme.ts';

const { awaited, canSignIn, heldAt, isPaired, joinedAt, userType } = participantIndex;

/** A condition, and where in the order of joining those who fit can be at all. */
export interface Need extends Condition {
  within?: SQL;
}

const takesPart = sql`${userType} <> 'admin'`;

/**
 * Held no session here between these moments. One that is over and waits to be completed counts, one that was missed or
 * called off does not.
 */
const heldNone = (since: Temporal.Instant, until: Temporal.Instant) =>
  sql`(${heldAt} is null or ${heldAt} < ${since.toString()}::timestamptz)
    and not exists (select from unnest(${awaited}) as one
      where lower(one) >= ${since.toString()}::timestamptz and upper(one) <= ${until.toString()}::timestamptz)`;

/**
 * Who needs attention. Admins are neither paired nor expected to meet anybody, and nobody is missed before they have been a
 * member for as long as that.
 */
export const needing = (
  attention: readonly Attention[],
  { programId, now }: { programId: number; now: Temporal.Instant },
): Need[] => {
  const since = now.subtract({ hours: 24 * daysWithoutSession });
  const unmet = heldNone(since, now);
  const needs: Record<Attention, Need> = {
    never_signed_in: { inRow: sql`not ${canSignIn}`, byIndex: byLexeme(forWhom(programId, 'never_signed_in')) },
    not_paired: {
      inRow: sql`not ${isPaired} and ${takesPart}`,
      byIndex: byLexeme(forWhom(programId, 'not_paired')),
    },
    no_session: {
      within: lte(joinedAt, since),
      inRow: sql`${unmet} and ${takesPart}`,
      // The lexemes know days, the row knows the moment.
      byIndex: sql`${byLexeme(heldUntil(programId, since.epochMilliseconds))} and ${unmet}`,
    },
  };
  return attention.map((one) => needs[one]);
};
