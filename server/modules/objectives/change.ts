import type { EndpointInput } from '../../../contract/endpoint.ts';
import {
  type addObjective as adding,
  type changeObjective as changing,
  mostInASet,
  type orderObjectives as ordering,
} from '../../../contract/objectives/index.ts';
import { found, refuseIf } from '../../platform/refusal.ts';
import type { Change, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { mentorIdsOf } from './queries/people.ts';
import { monthsOf, objectivesIn, type SetRow } from './queries/sets.ts';
import { daysOfMonth, startOf } from './rules/months.ts';
import { changeObjective, deleteObjective, deleteSet, insertObjective, lockSet } from './store.ts';

/** Changes to one set wait for each other; a set that was deleted meanwhile is gone. */
const locked = async ({ tx }: Change, { set }: SetRow) => found(await lockSet(tx, set.id), 'objectives.not_found');

/** The open pages of everybody who sees the set fetch it again. */
export const shown = async ({ tx, refresh }: Change, { set }: SetRow) =>
  refresh({ people: [set.userId, ...(await mentorIdsOf(tx, set))], keys: ['objectives'] });

type Changed = EndpointInput<typeof changing>['body']['objective'];

/** OBJ-17: done or not, with what came of it; what is not named stays as it is. */
export const change = async (work: Work<Actor>, id: number, changed: Changed, row: SetRow) => {
  const { tx, now } = work;
  await locked(work, row);
  const before = found(
    (await objectivesIn(tx, row.set.id)).find((one) => one.id === id),
    'objectives.not_found',
  );
  const { status, due_date: dueDate, evidence_note: note, evidence_link: link, ...texts } = changed;
  await changeObjective(tx, id, {
    ...texts,
    ...(dueDate !== undefined && { dueDate }),
    ...(note !== undefined && { evidenceNote: note }),
    ...(link !== undefined && { evidenceLink: link }),
    ...(status !== undefined && status !== before.status && { status, doneAt: status === 'done' ? now : null }),
    touchedAt: now,
  });
  await shown(work, row);
};

type Added = EndpointInput<typeof adding>['body'];

/** What is added to a set, by its owner or by a suggestion that they accepted. Its number. */
export const addTo = async (
  work: Work<Actor>,
  { month_number: number, objective }: Added,
  row: SetRow,
  bookingId: number | null = null,
) => {
  const { tx, now } = work;
  await locked(work, row);
  const months = await monthsOf(tx, row.set.id);
  refuseIf(months.length === 0 ? 'objectives.not_ready' : null);
  refuseIf((await objectivesIn(tx, row.set.id)).length >= mostInASet ? 'objectives.too_many' : null);
  // A month that the plan has not got: the last one.
  const month = months.find(({ monthNumber }) => monthNumber === number) ?? months.at(-1);
  const { due_date: dueDate, ...texts } = objective;
  const id = await insertObjective(tx, {
    monthId: month?.id ?? 0,
    ...texts,
    dueDate,
    hours: null,
    bookingId,
    createdAt: now,
    touchedAt: now,
  });
  await shown(work, row);
  return id;
};

export const remove = async (work: Work<Actor>, id: number, row: SetRow) => {
  await locked(work, row);
  await deleteObjective(work.tx, id);
  await shown(work, row);
};

type Order = EndpointInput<typeof ordering>['body']['objectives'];

/** Whoever moves an objective to another month has the time of that month for it: its day moves into it. */
const dayInMonth = ({ dueDate }: { dueDate: string }, monthNumber: number, row: SetRow) => {
  const { first, last } = daysOfMonth(monthNumber - 1);
  const [from, until] = [first, last].map((days) => startOf(row.set).add({ days }).toString());
  return from !== undefined && until !== undefined && (dueDate < from || dueDate > until) ? until : dueDate;
};

/** The whole order at once, so that two devices never mix theirs; it names what is there, or is refused. */
export const order = async (work: Work<Actor>, wanted: Order, row: SetRow) => {
  const { tx, now } = work;
  await locked(work, row);
  const known = await objectivesIn(tx, row.set.id);
  const months = new Map((await monthsOf(tx, row.set.id)).map((month) => [month.monthNumber, month.id]));
  const ids = new Set(wanted.map(({ id }) => id));
  const isWhole = ids.size === wanted.length && ids.size === known.length && known.every(({ id }) => ids.has(id));
  refuseIf(isWhole && wanted.every((one) => months.has(one.month_number)) ? null : 'objectives.order_wrong');
  for (const [at, { id, month_number: number }] of wanted.entries()) {
    const [before, monthId] = [known.find((one) => one.id === id), months.get(number)];
    if (!before || monthId === undefined) continue;
    const isMoved = before.monthId !== monthId;
    await changeObjective(tx, id, {
      sequence: at + 1,
      ...(isMoved && { monthId, dueDate: dayInMonth(before, number, row), touchedAt: now }),
    });
  }
  await shown(work, row);
};

/** OBJ-22 */
export const removeSet = async (work: Work<Actor>, row: SetRow) => {
  await locked(work, row);
  await shown(work, row);
  await deleteSet(work.tx, row.set.id);
};
