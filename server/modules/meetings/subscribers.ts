import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { RecordingLeft } from '../../domain-events/meetings.ts';
import type { Files } from '../../platform/files.ts';
import type { Change } from '../../platform/work.ts';
import { dropMessagesOf } from './store.ts';

/** ACC-64: what a person wrote in a room goes with them; that they were there stays, without their name. */
export const forgetTalk = ({ tx }: Change, { userId }: AccountPurged) => dropMessagesOf(tx, userId);

/** Removing what is not there is done already: a second run does no harm. */
export const removeLeftRecording =
  (files: Files) =>
  async (_job: unknown, { keys }: RecordingLeft) => {
    await Promise.all(keys.map((key) => files.remove(key)));
  };
