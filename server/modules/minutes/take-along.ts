import { found, refuseIf } from '../../platform/refusal.ts';
import type { Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { addAction, setOf } from '../objectives/index.ts';
import type { SeenItem } from './permissions.ts';
import { itemById, madeBy } from './queries.ts';
import { planOf, readerIn } from './read.ts';
import { whyNotTakeAlong, whyNotWrite } from './rules/who.ts';
import { keepObjective, lockMinutes } from './store.ts';
import { shown } from './write.ts';

/** An agreed action becomes an objective of the mentee, once, also by two taps. */
export const takeAlong = async (work: Work<Actor>, seen: SeenItem) => {
  const { tx, actor } = work;
  const { booking } = seen;
  refuseIf(whyNotWrite(booking));
  await lockMinutes(tx, booking.id);
  const item = found(await itemById(tx, seen.item.id), 'minutes.not_found');
  const row = await setOf(tx, actor.id, booking.programId);
  const hasMade = (await madeBy(tx, actor.id, [item.id])).length > 0;
  refuseIf(whyNotTakeAlong(item, readerIn(booking, actor), { plan: planOf(row), hasMade }));
  const objectiveId = await addAction(work, item, found(row, 'objectives.not_found'));
  const { id: itemId, meetingId, body: words } = item;
  await keepObjective(tx, { objectiveId, userId: actor.id, itemId, meetingId, words });
  await shown(work, booking);
};
