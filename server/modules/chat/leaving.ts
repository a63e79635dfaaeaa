import type { AccountDeleted, AccountPurged } from '../../domain-events/accounts.ts';
import type { MemberRemoved } from '../../domain-events/programmes.ts';
import type { Change } from '../../platform/work.ts';
import { letGo } from '../profiles/index.ts';
import { filesBy } from './queries/messages.ts';
import { forgetMarks, lockWhereWritten, wipeWrittenIn } from './store/leaving.ts';
import { removeFromGroups } from './store/members.ts';
import { tellMembers } from './tell.ts';

const takeOut = async (change: Change, userId: number, programId: number | null) => {
  for (const id of await removeFromGroups(change.tx, userId, { programId, leftAt: change.now }))
    await tellMembers(change, id);
  // Their own pages lose the conversations at once.
  change.refresh({ people: [userId], keys: ['chat'] });
};

/** Whoever is removed from a program is in none of its groups; its other conversations ask who is in the program. */
export const takeOutRemoved = (change: Change, { userId, programId }: MemberRemoved) =>
  takeOut(change, userId, programId);

export const takeOutDeleted = (change: Change, { userId }: AccountDeleted) => takeOut(change, userId, null);

/** ACC-66: what they wrote is gone for good; until then it stays, under the name of those who left. */
export const forgetTalker = async (change: Change, { userId }: AccountPurged) => {
  const { tx, now } = change;
  for (const key of await filesBy(tx, userId)) await letGo(change, key);
  for (const { id } of await lockWhereWritten(tx, userId)) {
    await wipeWrittenIn(tx, { conversationId: id, userId, now });
    await tellMembers(change, id);
  }
  await forgetMarks(tx, userId);
};
