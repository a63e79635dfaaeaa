import { useLingui } from '@lingui/react/macro';
import { IconBellRinging } from '@tabler/icons-react';
import { useState } from 'react';
import type { PairingHealth } from '../../../../contract/health/schemas/lists.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { ActionButton } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useSendReminder } from '../queries.ts';

interface Props {
  zone: string;
  last: PairingHealth['feedback_reminders'] | undefined;
}

/** PAR-04 to PAR-06: reminds everyone who owes feedback; within 24 hours of the last reminder it asks first. */
export const RemindButton = ({ zone, last }: Props) => {
  const { t } = useLingui();
  const { id, is_active: isActive } = useThisProgramme();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useSendReminder(id);
  const send = () =>
    mutate(undefined, {
      onSuccess: ({ message }) => toastSuccess(message),
      onError: (error) => sayFailure(error),
      onSettled: () => setAsking(false),
    });
  const sentAt = last?.sent_at ?? null;
  const when = sentAt === null ? '' : `${shortDay(sentAt, zone)}, ${timeOfDay(sentAt, zone)}`;
  return (
    <>
      <ActionButton
        icon={IconBellRinging}
        pending={isPending && !asking}
        whyNot={isActive ? null : t`This program is no longer active.`}
        onPress={() => (last?.asks_first ? setAsking(true) : send())}
      >
        {t`Send a Feedback Reminder`}
      </ActionButton>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={send}
        title={t`Send another reminder?`}
        confirmLabel={t`Send it`}
        tone="brand"
        pending={isPending}
      >
        {t`The last reminder went out on ${when}, less than 24 hours ago. Everyone who still owes feedback gets another email.`}
      </ConfirmDialog>
    </>
  );
};
