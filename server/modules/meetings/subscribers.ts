import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { dropMessagesOf } from './store.ts';

/** ACC-64: deletes what the person wrote in a room; that someone was there is kept, without their name. */
export const forgetTalk = ({ tx }: Change, { userId }: AccountPurged) => dropMessagesOf(tx, userId);
