import { useLingui } from '@lingui/react/macro';
import { IconSearchOff } from '@tabler/icons-react';
import { refusalOf } from '../../../lib/call.ts';
import { ChatFace, ConversationRow, ConversationRows } from '../../../ui/chat/ConversationRow.tsx';
import { InfiniteList } from '../../../ui/InfiniteList.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useChatPlace } from '../place.ts';
import { useConversations, useFoundMessages } from '../queries.ts';
import { shortWhen, useContentWords } from '../words.ts';

/** Messages with these words; each leads to its place in its conversation. */
export const FoundMessages = ({ q }: { q: string }) => {
  const { t } = useLingui();
  const { programId, to, zone } = useChatPlace();
  const contentWords = useContentWords();
  const named = useConversations(programId, q);
  const found = useFoundMessages(programId, q);
  const { data, error, refetch, isFetching, hasNextPage, isFetchingNextPage, isFetchNextPageError } = found;
  if (!data)
    return error ? (
      <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <SkeletonList rows={3} />
    );
  const messages = data.pages.flatMap((page) => page.data);
  const nothingNamed = named.data?.pages.every((page) => page.data.length === 0) ?? false;
  if (messages.length === 0)
    return nothingNamed ? (
      <EmptyState compact icon={IconSearchOff} title={t`Nothing was found`}>
        {t`Try fewer or other words.`}
      </EmptyState>
    ) : null;
  return (
    <InfiniteList
      hasMore={hasNextPage}
      loading={isFetchingNextPage}
      failed={isFetchNextPageError}
      onMore={() => void found.fetchNextPage()}
    >
      <ConversationRows label={t`Messages found`} heading={t`Messages`}>
        {messages.map((one) => {
          const words = contentWords({ text: one.text, file_name: one.file_name, deleted: false });
          return (
            <ConversationRow
              key={one.id}
              href={to.one(one.conversation_id, one.seq)}
              face={
                <ChatFace name={one.sender.full_name} src={one.sender.photo_url} deleted={one.sender.slug === null} />
              }
              title={one.conversation_name}
              preview={one.mine ? t`You: ${words}` : words}
              when={shortWhen(one.at, zone)}
            />
          );
        })}
      </ConversationRows>
    </InfiniteList>
  );
};
