import type { Temporal } from 'temporal-polyfill';
import type { Tx } from '../../../platform/work.ts';
import { promptsMarked } from '../../accounts/index.ts';
import { factsOfView } from '../facts.ts';
import { overCards } from '../queries/cards.ts';
import { whyNot } from '../rules/states.ts';

interface OverdueQuery {
  userId: number;
  programId: number | null;
  now: Temporal.Instant;
}

/**
 * BKG-97, B38: the sessions of one place that are over and that nobody has concluded, oldest first. None while the user
 * takes a break from the question, and none that they have already answered (M09).
 */
export const overdueOf = async (tx: Tx, { userId, programId, now }: OverdueQuery) => {
  const breaks = await promptsMarked(tx, userId, 'overdue_break', now);
  if (breaks.has(programId === null ? '' : String(programId))) return [];
  const said = await promptsMarked(tx, userId, 'failed_report', now);
  const views = await overCards(tx, userId, programId, now);
  return views
    .filter(({ booking }) => !said.has(String(booking.id)))
    .filter((view) => {
      if (view.booking.proposedStartAt !== null) return false; // M26: it waits for the answer to another time
      const side = view.participants.find((one) => one.userId === userId)?.userType ?? null;
      const facts = factsOfView(view, userId);
      // M35: a group's mentees cannot complete its session, so they are not asked about it.
      return (['complete', 'report_absent'] as const).every((act) => whyNot(act, facts, side, now) === null);
    })
    .toReversed();
};
