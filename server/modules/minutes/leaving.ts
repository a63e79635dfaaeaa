import type { AccountPurged } from '../../domain-events/accounts.ts';
import type { ConsentWithdrawn } from '../../domain-events/meetings.ts';
import type { Change } from '../../platform/work.ts';
import { bookingOf, participantsOf } from '../bookings/index.ts';
import { forgetActions } from '../objectives/index.ts';
import { madeOfMeeting } from './queries.ts';
import { deleteItemsOfMeeting, forgetPerson } from './store.ts';

/** ACC-66 */
export const forgetWritten = ({ tx }: Change, { userId }: AccountPurged) => forgetPerson(tx, userId);

/** M48: the objectives made of what was said, and the lines that hold it word for word. */
export const forgetSaid = async (change: Change, { meetingId, room }: ConsentWithdrawn) => {
  const made = await madeOfMeeting(change.tx, meetingId);
  await forgetActions(
    change,
    made.map(({ objectiveId, words }) => ({ objectiveId, body: words })),
  );
  await deleteItemsOfMeeting(change.tx, meetingId);
  const people = await participantsOf(change.tx, [bookingOf(room)]);
  change.refresh({ people: people.map(({ userId }) => userId), keys: ['minutes'] });
};
