import { useLingui } from '@lingui/react/macro';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../ui/Button.tsx';
import { ConversationFrame } from '../../../ui/chat/ChatFrame.tsx';
import { useIsPhone } from '../../../ui/media.ts';
import { Heading } from '../../../ui/Text.tsx';
import { useChatPlace } from '../place.ts';

/** Where a conversation would be: it is loading, or is not there. A phone has the way back above it. */
export const NotOpen = ({ children }: { children: ReactNode }) => {
  const { t } = useLingui();
  const phone = useIsPhone();
  const { to } = useChatPlace();
  const head = phone && (
    <>
      <IconButton icon={IconArrowLeft} label={t`Back to all conversations`} href={to.list()} />
      <Heading level={1} look="card">{t`Messages`}</Heading>
    </>
  );
  return (
    <ConversationFrame label={t`Conversation`} head={head}>
      {children}
    </ConversationFrame>
  );
};
