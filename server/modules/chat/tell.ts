import type { Change } from '../../platform/work.ts';
import { peopleIn } from './queries/conversations.ts';

/** After the commit the open pages of everybody in the conversation ask what has changed. */
export const tellMembers = async (
  { tx, refresh }: Pick<Change, 'tx' | 'refresh'>,
  conversationId: number,
  more: readonly number[] = [],
) => refresh({ people: [...new Set([...(await peopleIn(tx, conversationId)), ...more])], keys: ['chat'] });
