import { useLingui } from '@lingui/react/macro';
import { timeOfDay } from '../../../lib/time.ts';
import { FileCard, MessageBubble } from '../../../ui/chat/MessageBubble.tsx';
import { sizeInWords } from '../../../ui/files.ts';
import { Button } from '../../../ui/Button.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { LinkedText } from '../../../ui/LinkedText.tsx';
import { HiddenText, Text } from '../../../ui/Text.tsx';
import { Quoted } from '../conversation/Message.tsx';
import { useChatPlace } from '../place.ts';
import type { Outbox } from './outbox.ts';
import type { UnsentMessage } from './unsent.ts';

interface StateProps {
  message: UnsentMessage;
  outbox: Outbox;
}

/** Seen here; the conversation says it to screen readers, in one place with everything else. */
const State = ({ message, outbox }: StateProps) => {
  const { t } = useLingui();
  const { key, state, reason, file } = message;
  if (state === 'sending') return <span>{t`Sending…`}</span>;
  if (state === 'waiting') return <span>{t`Waiting for the connection`}</span>;
  const lost = file === null ? t`Something went wrong. Please try again.` : t`Its file is not there any more.`;
  return (
    <Row gap="xs" justify="end">
      <span>
        <Text as="span" size="meta" tone="error" strong>
          {t`Not sent.`}
        </Text>{' '}
        <Text as="span" size="meta" tone="error">
          {reason ?? lost}
        </Text>
      </span>
      <Button size="sm" kind="quiet" onPress={() => outbox.retry(key)}>
        {t`Try again`}
      </Button>
      <Button size="sm" kind="quiet" onPress={() => outbox.discard(key)}>
        {t`Discard`}
      </Button>
    </Row>
  );
};

interface Props extends StateProps {
  onGo: (seq: number) => void;
}

/** A message of one's own that is on its way, and how far it is. */
export const UnsentBubble = ({ message, outbox, onGo }: Props) => {
  const { t } = useLingui();
  const { zone } = useChatPlace();
  const { body, file, replyTo, at } = message;
  const name = t`You`;
  return (
    <MessageBubble
      own
      first
      said={<HiddenText>{t`${name}:`} </HiddenText>}
      when={timeOfDay(at, zone)}
      state={<State message={message} outbox={outbox} />}
    >
      {replyTo && <Quoted of={replyTo} onGo={onGo} />}
      {file && <FileCard name={file.name} size={sizeInWords(file.size)} />}
      {body !== '' && <LinkedText>{body}</LinkedText>}
    </MessageBubble>
  );
};
