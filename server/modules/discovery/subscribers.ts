import type { EntryRenamed } from '../../domain-events/reference.ts';
import { eachApart } from '../../platform/each-apart.ts';
import type { Job } from '../../platform/jobs.ts';
import type { Announced, Change, DomainEvent } from '../../platform/work.ts';
import { listMentor, lookAgain } from './keep-index.ts';
import { mentorsWithSkill, toLookAgain } from './queries/cards.ts';

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

/** Next slots pass as time goes by, so a timer checks them again. */
export const lookAgainInTime = async ({ now, transact }: Job) => {
  const due = await transact(({ tx }) => toLookAgain(tx, now, hoursALookHolds));
  const ids = due.map(({ userId }) => userId);
  if (ids.length > 0) await transact((change) => lookAgain(change, ids));
};
