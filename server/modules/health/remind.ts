import type { FeedbackReminded } from '../../domain-events/health.ts';
import { chunks, lettersInOneGo } from '../../platform/chunks.ts';
import { refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { recordInProgram } from '../accounts/index.ts';
import { lockRunning } from '../programmes/index.ts';
import { pairingsOfBookings } from './queries/pairings.ts';
import { owedIn } from './queries/reminders.ts';
import { keepReminder } from './store/told.ts';

/**
 * PAR-06, B75: reminds everyone in a program who owes a review. Two admins who press at the same moment take turns; that
 * the last reminder is not a day old is asked on the page (PAR-05), not refused.
 */
export const remindOfFeedback = async (work: Work<Actor>, programId: number) => {
  const { tx, now, actor, announce } = work;
  await lockRunning(tx, programId);
  const owed = await owedIn(tx, programId);
  refuseIf(owed.length === 0 ? 'health.nothing_pending' : null);
  const userIds = [...new Set(owed.map(({ userId }) => userId))];
  const pairingIds = await pairingsOfBookings(
    tx,
    owed.map(({ bookingId }) => bookingId),
  );
  const reminderId = await keepReminder(tx, { programId, sentBy: actor.id, sentAt: now, userIds, pairingIds });
  const data = { program_id: programId, participants: userIds.length };
  await recordInProgram(work, programId, { action: 'health.feedback_reminded', data });
  for (const people of chunks(userIds, lettersInOneGo))
    await announce<FeedbackReminded>({
      name: 'feedback.reminded',
      programId,
      reminderId,
      userIds: people,
      at: now.toString(),
    });
  return { message: `Feedback reminder sent to ${userIds.length} participant(s).` };
};
