import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { changeCapacity } from '../programmes/index.ts';
import { countMentees, membersAmong } from './queries/pairs.ts';

/** M06: how many mentees a mentor accepts in a programme, and how many they have. */
export const capacityOf = async (tx: Tx, programId: number, mentorId: number) => {
  const [member] = await membersAmong(tx, programId, [mentorId]);
  return { capacity: member?.capacity ?? null, mentees: await countMentees(tx, { programId, mentorId }) };
};

/**
 * D29: a mentor sets their own capacity. Under the programme's lock, so that someone connecting meanwhile sees either
 * the old or the new value.
 */
export const setCapacity = async (work: Work<Actor>, programId: number, capacity: number | null) => {
  const { id } = work.actor;
  await changeCapacity(work, { programId, userId: id, capacity });
  work.refresh({ people: [id], keys: ['pairings'] });
  return capacityOf(work.tx, programId, id);
};
