import type { Tx } from '../../platform/work.ts';
import { livingPerson } from '../accounts/index.ts';
import { blockedBetween } from '../safety/index.ts';
import type { Loaded } from './permissions.ts';
import type { ConversationRow } from './queries/conversations.ts';
import { writableAmong } from './queries/related.ts';
import type { WritingFacts } from './rules.ts';

/** The other person of a direct conversation; null in a group. */
export const otherIn = ({ kind, lowUserId, highUserId }: ConversationRow, userId: number) => {
  if (kind === 'group') return null;
  return lowUserId === userId ? highUserId : lowUserId;
};

type Asked = Pick<Loaded, 'conversation' | 'programme'>;

/** What decides whether this person may write now (B116, M47). */
export const writingFacts = async (
  tx: Tx,
  { conversation, programme }: Asked,
  userId: number,
): Promise<WritingFacts> => {
  const { kind, active, programId } = conversation;
  const other = otherIn(conversation, userId);
  const facts = { kind, active, running: programme?.program.isActive ?? true };
  if (other === null) return { ...facts, otherIsThere: true, related: true, blocked: false };
  return {
    ...facts,
    otherIsThere: (await livingPerson(tx, other)) !== undefined,
    related: (await writableAmong(tx, userId, programId, [other])).has(other),
    blocked: await blockedBetween(tx, userId, other),
  };
};
