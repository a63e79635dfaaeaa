import { useLingui } from '@lingui/react/macro';
import { IconUserSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { chatLimits } from '../../../../contract/chat/values.ts';
import { refusalOf } from '../../../lib/call.ts';
import { delays } from '../../../lib/delays.ts';
import { ChatFace, ConversationRow, ConversationRows } from '../../../ui/chat/ConversationRow.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useChatPlace } from '../place.ts';
import { usePeopleToWrite } from '../queries.ts';

const People = ({ q, onClose }: { q: string; onClose: () => void }) => {
  const { t } = useLingui();
  const { programId, to } = useChatPlace();
  const { data, error, refetch, isFetching } = usePeopleToWrite(programId, q);
  if (!data)
    return error ? (
      <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <SkeletonList rows={4} />
    );
  if (data.data.length === 0)
    return (
      <EmptyState compact icon={IconUserSearch} title={q === '' ? t`Nobody to write to yet` : t`Nobody was found`}>
        {programId === null
          ? t`You can write to people with whom you have a session, and to those in your programs.`
          : t`You can write to everybody in this program.`}
      </EmptyState>
    );
  return (
    <Stack gap="sm">
      {/* The address changes at once, so the window goes with the press. */}
      <div onClickCapture={onClose}>
        <ConversationRows label={t`People`}>
          {data.data.map(({ id, full_name: name, photo_url: src, online }) => (
            <ConversationRow
              key={id}
              href={to.with(id)}
              face={<ChatFace name={name} src={src} online={online} />}
              title={name}
              preview={online ? t`Online` : ''}
            />
          ))}
        </ConversationRows>
      </div>
      {data.more && (
        <Text size="meta" tone="secondary">
          {t`There are more. Type part of a name to find them.`}
        </Text>
      )}
    </Stack>
  );
};

/** B116: whom to write to. */
export const NewMessageDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const [q, setQ] = useState('');
  return (
    <Dialog opened onClose={onClose} title={t`New message`}>
      <Stack gap="sm">
        <SearchField
          label={t`Search people`}
          placeholder={t`Name`}
          value={q}
          onSearch={(text) => setQ(text.trim().slice(0, chatLimits.search))}
          delay={delays.lookUps}
        />
        <People q={q} onClose={onClose} />
      </Stack>
    </Dialog>
  );
};
