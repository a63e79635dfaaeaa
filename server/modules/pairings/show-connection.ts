import type { Connection } from '../../../contract/pairings.ts';
import type { RefusalCode } from '../../../contract/messages.ts';
import { found } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/work.ts';
import type { Actor } from '../../policies/actor.ts';
import { mayNotBookUnpaired, mayNotPair } from '../../policies/pairings.ts';
import { forMember } from '../programmes/index.ts';
import { activePair, countMentees, membersAmong } from './queries.ts';
import { isFull } from './rules.ts';

interface Asked {
  tx: Tx;
  actor: Actor;
}

/** PRO-16, PRO-19, PRO-34: what the viewer and another member are to each other; null for two of one side, and for admins. */
export const presentConnection = async (
  { tx, actor }: Asked,
  { programId, userId }: { programId: number; userId: number },
): Promise<Connection | null> => {
  const { program } = await forMember({ tx, actor }, programId);
  const members = await membersAmong(tx, programId, [actor.id, userId]);
  const other = found(
    members.find((member) => member.userId === userId),
    'programmes.member_not_found',
  );
  const viewer = members.find((member) => member.userId === actor.id)?.userType;
  if (viewer === undefined || viewer === 'admin' || other.userType === 'admin' || viewer === other.userType)
    return null;
  const mentor = found(
    members.find(({ userType }) => userType === 'mentor'),
    'programmes.member_not_found',
  );
  const pair = {
    programId,
    mentorId: mentor.userId,
    menteeId: mentor.userId === actor.id ? userId : actor.id,
  };
  const paired = (await activePair(tx, pair)) !== undefined;
  const full = isFull({ capacity: mentor.capacity, mentees: await countMentees(tx, pair) });
  const closed = program.isActive ? null : 'programmes.inactive';
  const whyNot = (picks: RefusalCode | null) =>
    closed ?? (paired ? null : (picks ?? (full ? 'pairings.mentor_full' : null)));
  return {
    mentor_id: pair.mentorId,
    mentee_id: pair.menteeId,
    viewer_is: viewer,
    paired,
    why_not: {
      connect: whyNot(mayNotPair(actor, program, pair)),
      book: whyNot(mayNotBookUnpaired(viewer, program.pairingMethod)),
    },
  };
};
