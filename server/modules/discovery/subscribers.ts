import type { EntryRenamed } from '../../domain-events/reference.ts';
import { eachApart } from '../../platform/each-apart.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Announced, Change, DomainEvent } from '../../platform/work.ts';
import { keepMean, listMentor, lookAgain } from './keep-index.ts';
import { mentorsWithSkill, toLookAgain } from './queries/cards.ts';
import { addUpCounts } from './store.ts';

/** Something that a card or a search shows about a person has changed. */
export const refreshListing = (change: Change, { userId }: DomainEvent & { userId: number }) =>
  listMentor(change, userId);

/** A booking was made, moved or given up, so the mentor's next free slot may have changed. Safe to run twice. */
export const lookAgainAt = async (
  { transact }: Job,
  { mentorId, mentorIds = [mentorId] }: Announced<DomainEvent & { mentorId: number; mentorIds?: number[] }>,
) => {
  await transact((change) => lookAgain(change, mentorIds));
};

/**
 * A search finds mentors by the words of their skills; the other lists it knows by id. Safe to run twice.
 */
export const relistRenamed = async ({ transact }: Job, { list, entryId }: Announced<EntryRenamed>) => {
  if (list !== 'skills') return;
  const mentorIds = await transact(({ tx }) => mentorsWithSkill(tx, entryId));
  await eachApart(mentorIds, (id) => transact((change) => listMentor(change, id)));
};

const hoursALookHolds = 6;
/** A hundred at a time, so that no transaction is long; of 100,000 mentors, 280 a minute are due. */
const mostLooks = 5;

/** Next slots pass as time goes by, so a timer checks them again. */
export const lookAgainInTime = async ({ now, transact }: Job) => {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const due = await transact(({ tx }) => toLookAgain(tx, now, hoursALookHolds));
    if (due.length === 0) return;
    const ids = due.map(({ userId }) => userId);
    await transact((change) => lookAgain(change, ids));
  }
};

/** M33: ratings are ordered around everyone's mean. */
export const keepMeanInTime = ({ transact }: Job) => transact(keepMean);

/** So that the numbers beside the filters have only a few changes to look at. */
export const addUpCountsInTime = ({ transact }: Job) => transact(({ tx }) => addUpCounts(tx));
