import { useLingui } from '@lingui/react/macro';
import { IconArrowBackUp, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { ChatMessage } from '../../../../contract/chat/schemas/talk.ts';
import { chatEmojis } from '../../../../contract/chat/values.ts';
import { serverNow } from '../../../lib/clock.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Menu, type MenuEntry } from '../../../ui/Menu.tsx';
import { Temporal } from '../../../ui/temporal.ts';
import { toastFailure, toastSuccess } from '../../../ui/toast.tsx';
import { usePersonActs } from '../../safety/index.ts';
import { DeleteMessageDialog } from '../windows.ts';
import { useEmojiNames } from '../words.ts';
import { useReacting } from './useReacting.ts';

/** The server decides; here it only keeps the menu from offering what is over. */
const isOpen = (until: string | null) =>
  until === 'always' || (until !== null && Temporal.Instant.compare(serverNow(), Temporal.Instant.from(until)) < 0);

const useCopy = () => {
  const { t } = useLingui();
  return (text: string) =>
    void navigator.clipboard
      .writeText(text)
      .then(() => toastSuccess(t`Copied to clipboard`))
      .catch(() => toastFailure(t`Unable to copy`));
};

interface Props {
  message: ChatMessage;
  /** "Daniel Lim, 10:05 am" */
  name: string;
  mayWrite: boolean;
  onAnswer: () => void;
  onEdit: () => void;
  /** Says what came of a reaction. */
  onReacted: (text: string) => void;
}

/** What the reader may do with a message. */
export const MessageMenu = ({ message, name, mayWrite, onAnswer, onEdit, onReacted }: Props) => {
  const { t } = useLingui();
  const reacting = useReacting(message, onReacted);
  const [asks, setAsks] = useState(false);
  const [opened, setOpened] = useState(false);
  const { sender, mine: isMine } = message;
  const about = { personId: sender.id, name: sender.full_name, messageId: message.id };
  const { entries, windows } = usePersonActs(about, opened && !isMine);
  const emojiNames = useEmojiNames();
  const copy = useCopy();
  const { body } = message;
  const mine = new Set(message.reactions.filter((one) => one.mine).map(({ emoji }) => emoji));
  const react = {
    heading: t`React`,
    choices: chatEmojis.map((emoji) => ({
      label: emojiNames[emoji],
      sign: emoji,
      chosen: mine.has(emoji),
      onPress: () => reacting(emoji, !mine.has(emoji)),
    })),
  };
  const items: (MenuEntry | false)[] = [
    mayWrite && react,
    mayWrite && { label: t`Reply`, icon: IconArrowBackUp, onPress: onAnswer },
    body !== null && body !== '' && { label: t`Copy text`, icon: IconCopy, onPress: () => copy(body) },
    mayWrite && isOpen(message.can_edit_until) && { label: t`Edit`, icon: IconPencil, onPress: onEdit },
    isOpen(message.can_delete_until) && {
      label: t`Delete`,
      icon: IconTrash,
      danger: true,
      onPress: () => setAsks(true),
    },
    ...(isMine ? [] : entries),
  ];
  const offered = items.filter((item): item is MenuEntry => item !== false);
  if (offered.length === 0) return null;
  return (
    <>
      <Menu
        label={t`Message by ${name}`}
        trigger={<IconButton size="sm" icon={IconDots} label={t`More about the message by ${name}`} />}
        items={offered}
        onOpen={() => setOpened(true)}
      />
      {asks && <DeleteMessageDialog message={message} onClose={() => setAsks(false)} />}
      {windows}
    </>
  );
};
