import { refuseIf } from '../../platform/refusal.ts';
import type { Tx, Work } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { membershipIn } from '../../policies/programmes.ts';
import { changeCapacity, forMember } from '../programmes/index.ts';
import { countMentees, membersAmong } from './queries/pairs.ts';

interface Asked {
  tx: Tx;
  actor: Actor;
}

const forMentor = async (asked: Asked, programId: number) => {
  const { program } = await forMember(asked, programId);
  refuseIf(membershipIn(asked.actor, program)?.userType === 'mentor' ? null : 'pairings.mentors_only', 403);
};

/** M06: how many mentees the mentor who asks takes here, and how many they have. */
export const presentCapacity = async ({ tx, actor }: Asked, programId: number) => {
  await forMentor({ tx, actor }, programId);
  const [member] = await membersAmong(tx, programId, [actor.id]);
  return {
    capacity: member?.capacity ?? null,
    mentees: await countMentees(tx, { programId, mentorId: actor.id }),
  };
};

/** D29: a mentor sets their own. Under the programme's lock, so that whoever connects meanwhile meets one or the other. */
export const setCapacity = async (work: Work<Actor>, programId: number, capacity: number | null) => {
  await forMentor(work, programId);
  await changeCapacity(work, { programId, userId: work.actor.id, capacity });
  work.refresh({ people: [work.actor.id], keys: ['pairings'] });
  return presentCapacity(work, programId);
};
