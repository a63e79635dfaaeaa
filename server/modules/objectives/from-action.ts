import { Temporal } from 'temporal-polyfill';
import { refuseIf } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { addTo, shown } from './change.ts';
import { monthsOf, ownedObjectives, type SetRow } from './queries/sets.ts';
import { dueOf, isRewritten, textsOf } from './rules/actions.ts';
import { activeMonth, dayOf, startOf } from './rules/months.ts';
import { deleteObjective } from './store.ts';

interface Agreed {
  body: string;
  /** YYYY-MM-DD; null: nothing was said of a day. */
  dueDate: string | null;
  bookingId: number;
}

/** An action that was agreed in a session, as an objective in the month in which it is due. Its number. */
export const addAction = async (work: Work<Actor>, { body, dueDate, bookingId }: Agreed, row: SetRow) => {
  const months = await monthsOf(work.tx, row.set.id);
  refuseIf(months.length === 0 ? 'objectives.not_ready' : null);
  const due = dueOf(dueDate, dayOf(work.now, row.timezone));
  return addTo(
    work,
    {
      month_number: activeMonth(startOf(row.set), months.length, Temporal.PlainDate.from(due)),
      objective: { ...textsOf(body), action: '', priority: 'medium', due_date: due, tags: [] },
    },
    row,
    bookingId,
  );
};

/** M48: deletes the objectives that were made of these words, unless their owner has rewritten them. */
export const forgetActions = async (change: Change, made: readonly { objectiveId: number; body: string }[]) => {
  if (made.length === 0) return;
  const bodies = new Map(made.map(({ objectiveId, body }) => [objectiveId, body]));
  for (const { objective, ...row } of await ownedObjectives(change.tx, [...bodies.keys()])) {
    if (isRewritten(objective, bodies.get(objective.id) ?? '')) continue;
    await deleteObjective(change.tx, objective.id);
    await shown(change, row);
  }
};
