import type { Temporal } from 'temporal-polyfill';
import { writeRows } from '../../../platform/db.ts';
import type { Tx } from '../../../platform/work.ts';
import { requestsToRemind, reviewsToRemind } from '../queries/by-the-clock.ts';
import { JOIN_MARGIN_MS } from '../rules/phases.ts';
import { remindToReviewAfter } from '../rules/reminders.ts';
import { concludingBegan } from '../rules/reviewing.ts';
import { bookingNotices } from '../tables.ts';

/**
 * Marks reminders that are due by `now` as sent. The people a visitor can sign in as are left out: they get theirs when
 * the product starts.
 */
export const writeDemoReminders = async (tx: Tx, met: ReadonlySet<number>, now: Temporal.Instant) => {
  const requests = await requestsToRemind(tx, now, { opensBefore: JOIN_MARGIN_MS });
  const reviews = await reviewsToRemind(tx, concludingBegan(now), now.subtract(remindToReviewAfter));
  const given = [
    ...requests.map((one) => ({ one, kind: `answer_${one.awaitingRole}`, forStartAt: one.awaitingSince })),
    ...reviews.map((one) => ({ one, kind: 'feedback_due', forStartAt: one.startAt })),
  ];
  await writeRows(
    tx,
    bookingNotices,
    given.flatMap(({ one, kind, forStartAt }) =>
      forStartAt && !met.has(one.requesterId) && !met.has(one.requesteeId ?? one.mentorId)
        ? [{ bookingId: one.id, kind, forStartAt, at: now }]
        : [],
    ),
  );
};
