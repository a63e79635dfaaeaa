import { useLingui } from '@lingui/react/macro';
import { IconSend, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { roomLimits } from '../../../../contract/meetings/values.ts';
import { CallRefused } from '../../../lib/call.ts';
import { timeOfDay } from '../../../lib/time.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { Grow, Row } from '../../../ui/Layout.tsx';
import { ChatLog } from '../../../ui/room/ChatLog.tsx';
import { Heading } from '../../../ui/Text.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import type { InRoom } from './in-room.ts';
import { useSnapshot } from './useRoom.ts';

interface Writing extends Pick<InRoom, 'room'> {
  draft: string;
  onDraft: (text: string) => void;
}

/** A message that cannot be sent stays in the field, with the reason next to it. */
const useWriting = ({ room, draft: text, onDraft: setText }: Writing) => {
  const { t } = useLingui();
  const { seat } = useSnapshot(room);
  const [error, setError] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const send = async () => {
    const said = text.trim();
    if (said === '' || sending || seat === null) return;
    if (said.length > roomLimits.textLength) return setError(t`Please use at most 4000 characters`);
    setSending(true);
    try {
      await room.calls.say(seat, said);
      setText('');
      setError(null);
    } catch (fault) {
      const words = fault instanceof CallRefused ? fault.refusal.error : null;
      setError(words ?? t`Your message was not sent. Please try again.`);
    } finally {
      setSending(false);
    }
  };
  return { text, setText, error, sending, send };
};

interface Props extends InRoom, Writing {
  /** The time zone of the displayed times. */
  zone: string;
  onClose: () => void;
}

/** The room's chat: people who come back can read what was written meanwhile. */
export const Chat = ({ room, opened, myId, zone, draft, onDraft, onClose }: Props) => {
  const { t } = useLingui();
  const { messages } = useSnapshot(room);
  const { text, setText, error, sending, send } = useWriting({ room, draft, onDraft });
  const nameOf = (id: number) => opened.people.find((one) => one.id === id)?.name ?? '';
  const lines = messages.map((one) => ({
    key: one.id,
    who: one.user_id === myId ? t`You` : nameOf(one.user_id),
    when: timeOfDay(one.created_at, zone),
    text: one.text,
    own: one.user_id === myId,
  }));
  return (
    <ChatLog
      label={t`Messages`}
      lines={lines}
      empty={t`Nobody has written anything yet.`}
      head={
        <Row justify="between" wrap={false}>
          <Heading level={2} look="card">{t`Chat`}</Heading>
          <IconButton icon={IconX} label={t`Close chat`} onPress={onClose} />
        </Row>
      }
    >
      <Row wrap={false} align="end">
        <Grow>
          <TextArea
            label={t`Message`}
            labelHidden
            placeholder={t`Write to everybody here`}
            minRows={1}
            maxRows={4}
            value={text}
            error={error}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
              event.preventDefault();
              void send();
            }}
          />
        </Grow>
        <IconButton icon={IconSend} kind="light" label={t`Send`} pending={sending} onPress={() => void send()} />
      </Row>
    </ChatLog>
  );
};
