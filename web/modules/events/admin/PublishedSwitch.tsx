import { Plural, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AdminEvent } from '../../../../contract/events/schemas/admin.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { SwitchRow } from '../../../ui/Choices.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useToggle } from './queries.ts';

/** EVT-37. Hiding what people have tickets for is asked first; what was cancelled stays so. */
export const PublishedSwitch = ({
  event: { id, title, active, taken, event_ended: isOver, cancelled_at: cancelledAt },
}: {
  event: AdminEvent;
}) => {
  const { t } = useLingui();
  const [asked, setAsked] = useState(false);
  const { mutate, isPending } = useToggle();
  const toggle = () =>
    mutate(id, {
      onSuccess: ({ response }) => toastSuccess(response ? t`Event is Published` : t`Event is no longer Published`),
      onError: (error) => sayFailure(error),
      onSettled: () => setAsked(false),
    });
  if (cancelledAt !== null) return null;
  const isAsked = active && taken > 0 && !isOver;
  // Until the list is there again, the switch is where it was moved to.
  return (
    <>
      <SwitchRow
        label={t`Published`}
        checked={isPending ? !active : active}
        pending={isPending}
        onChange={isAsked ? () => setAsked(true) : toggle}
      />
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        onConfirm={toggle}
        title={t`Hide ${title}?`}
        confirmLabel={t`Hide it`}
        pending={isPending}
      >
        <Text>
          <Plural
            value={taken}
            one="# person has a ticket. They keep it and are not told; to call the event off, cancel it instead."
            other="# people have tickets. They keep them and are not told; to call the event off, cancel it instead."
          />
        </Text>
        <Text>{t`Nobody else can find the event or take tickets.`}</Text>
      </ConfirmDialog>
    </>
  );
};
