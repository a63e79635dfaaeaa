import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconMessageCircle } from '@tabler/icons-react';
import type { ConversationRow as Row } from '../../../../contract/chat/schemas/conversations.ts';
import { refusalOf } from '../../../lib/call.ts';
import { ChatFace, ConversationRow, ConversationRows } from '../../../ui/chat/ConversationRow.tsx';
import { InfiniteList } from '../../../ui/InfiniteList.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useMe } from '../../accounts/index.ts';
import { type ChatPlace, useChatPlace } from '../place.ts';
import { useConversations } from '../queries.ts';
import { shortWhen, useContentWords } from '../words.ts';

const useLastWords = () => {
  const { t } = useLingui();
  const { me } = useMe();
  const contentWords = useContentWords();
  return ({ last_message: last, kind, active }: Row) => {
    if (last === null) return active ? t`No messages yet` : t`This group is closed`;
    const words = contentWords(last);
    if (last.sender_id === me?.id) return t`You: ${words}`;
    return kind === 'group' ? `${last.sender_name}: ${words}` : words;
  };
};

const OneRow = ({ row, opened, place }: { row: Row; opened: boolean; place: ChatPlace }) => {
  const lastWords = useLastWords();
  const { id, name, kind, other, unread } = row;
  return (
    <ConversationRow
      href={place.to.one(id)}
      active={opened}
      face={
        <ChatFace
          name={name}
          src={other?.photo_url}
          deleted={other?.slug === null}
          group={kind === 'group'}
          online={other?.online ?? false}
        />
      }
      title={name}
      preview={lastWords(row)}
      when={shortWhen(row.last_at, place.zone)}
      unread={unread}
      unreadLabel={plural(unread, { one: '# unread', other: '# unread' })}
    />
  );
};

interface Props {
  /** Part of a name. */
  q: string;
  openedId: number | null;
  /** Said where messages with these words are listed below. */
  heading?: string;
}

/** B116: whom one talks to, the latest first. */
export const ConversationList = ({ q, openedId, heading }: Props) => {
  const { t } = useLingui();
  const place = useChatPlace();
  const list = useConversations(place.programId, q);
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;
  if (!data) {
    if (!error) return <SkeletonList rows={5} />;
    return (
      <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
    );
  }
  // One that somebody wrote in meanwhile is on two parts until they are read again.
  const rows = [...new Map(data.pages.flatMap((page) => page.data).map((row) => [row.id, row])).values()];
  if (rows.length === 0 && q !== '') return null;
  if (rows.length === 0)
    return (
      <EmptyState compact icon={IconMessageCircle} title={t`No conversations yet`}>
        {t`Press “New message” to write to somebody.`}
      </EmptyState>
    );
  return (
    <InfiniteList
      hasMore={hasNextPage}
      loading={isFetchingNextPage}
      failed={isFetchNextPageError}
      onMore={() => void list.fetchNextPage()}
    >
      <ConversationRows label={t`Conversations`} {...(heading !== undefined && { heading })}>
        {rows.map((row) => (
          <OneRow key={row.id} row={row} opened={row.id === openedId} place={place} />
        ))}
      </ConversationRows>
    </InfiniteList>
  );
};
