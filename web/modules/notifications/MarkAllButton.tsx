import { useLingui } from '@lingui/react/macro';
import { IconChecks } from '@tabler/icons-react';
import { sayFailure } from '../../lib/failure.ts';
import { ActionButton } from '../../ui/Button.tsx';
import { sayCleared } from './cleared.ts';
import { useMarkAllRead } from './queries.ts';

/** NTF-05 */
export const MarkAllButton = ({ unread }: { unread: number }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useMarkAllRead();
  return (
    <ActionButton
      size="sm"
      icon={IconChecks}
      pending={isPending}
      whyNot={unread === 0 ? t`Everything is read.` : null}
      onPress={() => mutate(undefined, { onSuccess: sayCleared, onError: (error) => sayFailure(error) })}
    >
      {t`Mark all as read`}
    </ActionButton>
  );
};
