import type { ChatMessage } from '../../../../contract/chat/schemas/talk.ts';
import { dayIn } from '../../../lib/time.ts';
import { Temporal } from '../../../ui/temporal.ts';

export type LogRow =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string }
  | { kind: 'message'; key: string; message: ChatMessage; first: boolean };

/** Minutes within which messages of the same person follow each other without a name and a face of their own. */
const together = 5;

const minutesBetween = (one: string, other: string) =>
  Temporal.Instant.from(one).until(Temporal.Instant.from(other)).total('minutes');

const follows = (message: ChatMessage, before: ChatMessage | undefined) =>
  before !== undefined &&
  before.sender.id === message.sender.id &&
  minutesBetween(before.created_at, message.created_at) < together;

/** The messages with what stands between them: the days, and the line above the first that was new (`newSeq`). */
export const rowsOf = (messages: readonly ChatMessage[], zone: string, newSeq: number | null): LogRow[] => {
  const rows: LogRow[] = [];
  for (const [at, message] of messages.entries()) {
    const before = messages[at - 1];
    const day = dayIn(message.created_at, zone);
    const isNewDay = before === undefined || dayIn(before.created_at, zone) !== day;
    const isNew = message.seq === newSeq;
    if (isNewDay) rows.push({ kind: 'day', key: `day-${day}-${message.seq}`, at: message.created_at });
    if (isNew) rows.push({ kind: 'new', key: 'new' });
    rows.push({
      kind: 'message',
      key: `message-${message.id}`,
      message,
      first: isNewDay || isNew || !follows(message, before),
    });
  }
  return rows;
};
