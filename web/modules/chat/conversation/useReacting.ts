import { useLingui } from '@lingui/react/macro';
import type { ChatMessage } from '../../../../contract/chat/schemas/talk.ts';
import type { ChatEmoji } from '../../../../contract/chat/values.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { useReact } from '../message-queries.ts';
import { useEmojiNames } from '../words.ts';

/** Gives a reaction or takes it back, and tells what came of it: the sign alone says nothing to who does not see it. */
export const useReacting = ({ id, mine, sender }: ChatMessage, onDone: (text: string) => void) => {
  const { t } = useLingui();
  const { mutateAsync } = useReact(id);
  const names = useEmojiNames();
  return (emoji: ChatEmoji, on: boolean) => {
    const reaction = names[emoji];
    const who = sender.full_name;
    const given = mine ? t`${reaction}: given to your message` : t`${reaction}: given to the message by ${who}`;
    // The last reaction goes with what shows it, so this may not be there any more when the answer comes.
    mutateAsync({ emoji, on })
      .then(() => onDone(on ? given : t`${reaction}: taken back`))
      .catch(sayFailure);
  };
};
