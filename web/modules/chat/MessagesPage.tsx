import { useLingui } from '@lingui/react/macro';
import { IconMessageCircle, IconMessageOff } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { refusalOf } from '../../lib/call.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { Button } from '../../ui/Button.tsx';
import { ChatFrame } from '../../ui/chat/ChatFrame.tsx';
import { focusContentIfLost } from '../../ui/focusBack.ts';
import { useIsPhone } from '../../ui/media.ts';
import { useNavigateTo } from '../../ui/navigation.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { NotOpen } from './conversation/NotOpen.tsx';
import { ListPane } from './list/ListPane.tsx';
import { useChatPlace } from './place.ts';
import { ConversationPane } from './parts.ts';
import { useConversationWith } from './queries.ts';
import type { ChatSearch } from './search.ts';
import { useUnreadMessages } from './unread.ts';

const NoneChosen = () => {
  const { t } = useLingui();
  usePageTitle(t`Messages`);
  return (
    <EmptyState icon={IconMessageCircle} title={t`Choose a conversation`}>
      {t`Or write to somebody with “New message”.`}
    </EmptyState>
  );
};

/** Opens the conversation with somebody, or says why there is none. */
const Opening = ({ userId }: { userId: number }) => {
  const { t } = useLingui();
  usePageTitle(t`Messages`);
  const { programId, to } = useChatPlace();
  const navigate = useNavigateTo();
  const { data, error, refetch, isFetching } = useConversationWith(programId, userId);
  const id = data?.id;
  useEffect(() => {
    if (id !== undefined) navigate(to.one(id), { replace: true });
  });
  const refusal = refusalOf(error);
  if (refusal === null) return <SkeletonList rows={6} />;
  if (refusal.code === 'request.fault') return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  return (
    <EmptyState
      icon={IconMessageOff}
      title={t`You cannot write here`}
      action={
        <Button kind="light" href={to.list()}>
          {t`See all conversations`}
        </Button>
      }
    >
      {refusal.error}
    </EmptyState>
  );
};

const Content = ({ c, m, with: userId }: ChatSearch) => {
  if (c !== undefined) return <ConversationPane key={c} id={c} seq={m ?? null} />;
  if (userId === undefined) return <NoneChosen />;
  return (
    <NotOpen>
      <Opening key={userId} userId={userId} />
    </NotOpen>
  );
};

/** D17: where messages are in another app, that app is opened. */
const useOtherApp = () => {
  const { programId } = useChatPlace();
  const address = useUnreadMessages(programId).data?.app_url ?? null;
  useEffect(() => {
    if (address !== null) location.replace(address);
  }, [address]);
  return address !== null;
};

/** On a phone the list and a conversation take each other's place, and with it what had the focus. */
const useContentFocus = (content: 'list' | 'conversation') => {
  const shown = useRef(content);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    focusContentIfLost();
  }, [content]);
};

/** CHT-14, B116: messages on the platform or, in its portal, of a programme. */
export const MessagesPage = (search: ChatSearch) => {
  const { t } = useLingui();
  const isElsewhere = useOtherApp();
  const phone = useIsPhone();
  const showing = search.c === undefined && search.with === undefined ? 'list' : 'conversation';
  useContentFocus(showing);
  if (isElsewhere) return <SkeletonList rows={6} />;
  return (
    <ChatFrame
      // A phone has room for one of the two, and one title.
      list={phone && showing === 'conversation' ? null : <ListPane openedId={search.c ?? null} />}
      listLabel={t`Conversations`}
      showing={showing}
    >
      <Content {...search} />
    </ChatFrame>
  );
};
