import type { ChatUnread } from '../../domain-events/chat.ts';
import type { Job, Schedule } from '../../platform/jobs.ts';
import { takeDueTellings } from './store/members.ts';

const atOnce = 500;

/** B112: people who had a page open, and have not read their message there by now. */
const tellWhoWaited = ({ transact }: Job) =>
  transact(async ({ tx, now, announce }) => {
    const due = await takeDueTellings(tx, now, atOnce);
    for (const { conversationId, userId, seq } of due)
      await announce<ChatUnread>({ name: 'chat.unread', at: now.toString(), conversationId, seq, userIds: [userId] });
  });

export const chatSchedules: Schedule[] = [{ name: 'chat.tellWhoWaited', run: tellWhoWaited }];
