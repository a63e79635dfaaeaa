import { IconDots, IconPaperclip, IconSend2 } from '@tabler/icons-react';
import { useState } from 'react';
import { IconButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { ChatFace, ConversationRow, ConversationRows } from '../../ui/chat/ConversationRow.tsx';
import { ChatLine, FileCard, MessageBubble, Quote, Reactions } from '../../ui/chat/MessageBubble.tsx';
import { AboveField, WriteBar } from '../../ui/chat/WriteBar.tsx';
import { Columns } from '../../ui/Layout.tsx';
import { Menu } from '../../ui/Menu.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import { Section } from './Section.tsx';

const ReactMenu = ({ who }: { who: string }) => {
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Menu
      label={`Message by ${who}`}
      trigger={<IconButton size="sm" icon={IconDots} label={`More about the message by ${who}`} />}
      items={[
        {
          heading: 'React',
          choices: ['👍', '❤️', '🎉'].map((sign) => ({
            label: sign,
            sign,
            chosen: chosen === sign,
            onPress: () => setChosen(sign),
          })),
        },
        { label: 'Reply', onPress: () => {} },
        { label: 'Delete', danger: true, onPress: () => {} },
      ]}
    />
  );
};

const Bubbles = () => (
  <Section title="Messages">
    <Card padding="none">
      <ul>
        <ChatLine>Yesterday</ChatLine>
        <MessageBubble
          own={false}
          first
          who="Daniel Lim"
          face={<ChatFace name="Daniel Lim" size={32} />}
          said=""
          when="10:05 am"
          menu={<ReactMenu who="Daniel" />}
        >
          <Text>The slides of Tuesday are ready.</Text>
        </MessageBubble>
        <ChatLine tone="new">New</ChatLine>
        <MessageBubble
          own
          first
          said=""
          when="10:07 am · Edited"
          state="Seen"
          menu={<ReactMenu who="Aina" />}
          reactions={
            <Reactions
              label="Reactions"
              reactions={[
                { emoji: '👍', label: 'Thumbs up, 2 people', count: 2, mine: true, onPress: () => {} },
                { emoji: '🎉', label: 'Celebration, 1 person', count: 1, mine: false, onPress: () => {} },
              ]}
            />
          }
        >
          <Quote who="Daniel Lim" text="The slides of Tuesday are ready." label="Go to the message by Daniel" />
          <FileCard name="plan.pdf" size="PDF, 1.2MB" href="#" />
          <Text>Thank you!</Text>
        </MessageBubble>
        <MessageBubble own first said="" faint when="10:09 am">
          <Text tone="secondary">This message was deleted</Text>
        </MessageBubble>
      </ul>
    </Card>
  </Section>
);

/** The parts of conversations in their states. */
export const Conversations = () => (
  <Columns>
    <Section title="Rows of conversations">
      <Card padding="none">
        <ConversationRows label="Conversations" heading="Conversations">
          <ConversationRow
            href="#a"
            active
            face={<ChatFace name="Daniel Lim" online />}
            title="Daniel Lim"
            preview="You: Thank you!"
            when="10:07 am"
          />
          <ConversationRow
            href="#b"
            face={<ChatFace name="First cohort" group />}
            title="First cohort"
            preview="Mei Tan: Who comes on Thursday?"
            when="2 Dec"
            unread={12}
            unreadLabel="12 unread"
          />
          <ConversationRow href="#c" face={<ChatFace name="x" deleted />} title="Deleted User" preview="See you" />
        </ConversationRows>
      </Card>
    </Section>
    <Bubbles />
    <Section title="Where a message is written">
      <Card padding="none">
        <WriteBar
          label="New message"
          note="Daniel Lim is typing…"
          above={
            <AboveField
              title="Reply to Daniel Lim"
              text="The slides are ready"
              closeLabel="Cancel"
              onClose={() => {}}
            />
          }
          start={<IconButton icon={IconPaperclip} label="Add a file" />}
          send={<IconButton icon={IconSend2} kind="light" label="Send" />}
        >
          <TextArea label="Message" labelHidden placeholder="Write a message" minRows={1} maxRows={6} />
        </WriteBar>
      </Card>
    </Section>
  </Columns>
);
