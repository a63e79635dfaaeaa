import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import type { ChatMessage } from '../../../../contract/chat/schemas/talk.ts';
import type { UnsentMessage } from '../unsent/unsent.ts';
import { useContentWords } from '../words.ts';

/** How many lines of a kind are kept for screen readers. */
const kept = 5;

/** A line that is read out once: its key says whether it is the same. */
interface Spoken {
  key: string;
  text: string;
}

/** What was written since the conversation was opened: by others, and by oneself once it has arrived. */
const useArrived = (messages: readonly ChatMessage[], lastSeq: number): Spoken[] => {
  // What is kept of the conversation may be older than the messages that it opens with.
  const [openedAt] = useState(() => Math.max(lastSeq, ...messages.map(({ seq }) => seq)));
  const { t } = useLingui();
  const contentWords = useContentWords();
  return messages
    .filter(({ seq, deleted_at: deletedAt }) => seq > openedAt && deletedAt === null)
    .slice(-kept)
    .map(({ id, mine, sender, body, file }) => {
      const words = contentWords({ text: body, file_name: file?.name ?? null, deleted: false });
      return { key: `message ${id}`, text: mine ? t`Sent: ${words}` : `${sender.full_name}: ${words}` };
    });
};

/** Which of one's own have not arrived, and why. */
const useHeldUp = (unsent: readonly UnsentMessage[]): Spoken[] => {
  const { t } = useLingui();
  const contentWords = useContentWords();
  return unsent
    .filter(({ state }) => state !== 'sending')
    .slice(-kept)
    .map(({ key, state, reason, body, file }) => {
      const words = contentWords({ text: body, file_name: file?.name ?? null, deleted: false });
      const why = reason ?? t`Something went wrong. Please try again.`;
      const text = state === 'waiting' ? t`Waiting for the connection: ${words}` : t`Not sent: ${words}. ${why}`;
      return { key: `${key} ${state}`, text };
    });
};

/** What the conversation tells screen readers, in one place: what came, what was sent or not, and what one did. */
export const useSpoken = (
  messages: readonly ChatMessage[],
  lastSeq: number,
  unsent: readonly UnsentMessage[],
): { lines: readonly Spoken[]; say: (text: string) => void } => {
  const [deeds, setDeeds] = useState<readonly Spoken[]>([]);
  // The same said again has another key, so that it is read out again.
  const count = useRef(0);
  const say = (text: string) => {
    count.current += 1;
    const key = `deed ${count.current}`;
    setDeeds((before) => [...before, { key, text }].slice(-kept));
  };
  return { lines: [...useArrived(messages, lastSeq), ...useHeldUp(unsent), ...deeds], say };
};
