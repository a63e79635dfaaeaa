import { useLingui } from '@lingui/react/macro';
import { IconPencilPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { chatLimits } from '../../../../contract/chat/values.ts';
import { delays } from '../../../lib/delays.ts';
import { Button } from '../../../ui/Button.tsx';
import { ChatList } from '../../../ui/chat/ChatFrame.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { Heading } from '../../../ui/Text.tsx';
import { NewMessageDialog } from '../windows.ts';
import { ConversationList } from './ConversationList.tsx';
import { FoundMessages } from './FoundMessages.tsx';

/** The conversations, a search through their names and their messages, and the way to a new one. */
export const ListPane = ({ openedId }: { openedId: number | null }) => {
  const { t } = useLingui();
  const [q, setQ] = useState('');
  const [asks, setAsks] = useState(false);
  return (
    <ChatList
      head={
        <>
          <Row justify="between" wrap={false}>
            <Heading level={1} look="modal">{t`Messages`}</Heading>
            <Button kind="light" size="sm" icon={IconPencilPlus} aria-haspopup="dialog" onPress={() => setAsks(true)}>
              {t`New message`}
            </Button>
          </Row>
          <SearchField
            label={t`Search conversations and messages`}
            placeholder={t`Search`}
            value={q}
            onSearch={(text) => setQ(text.trim().slice(0, chatLimits.search))}
            delay={delays.tables}
          />
        </>
      }
    >
      <ConversationList q={q} openedId={openedId} {...(q !== '' && { heading: t`Conversations` })} />
      {q !== '' && <FoundMessages q={q} />}
      {asks && <NewMessageDialog onClose={() => setAsks(false)} />}
    </ChatList>
  );
};
