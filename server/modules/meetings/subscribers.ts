import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { Change } from '../../platform/work.ts';
import { dropMessagesOf } from './store.ts';

/** ACC-64: what a person wrote in a room goes with them; that they were there stays, without their name. */
export const forgetTalk = ({ tx }: Change, { userId }: AccountPurged) => dropMessagesOf(tx, userId);
