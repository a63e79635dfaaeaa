import { Plural, useLingui } from '@lingui/react/macro';
import type { AdminEvent, EventCancellation } from '../../../../contract/events/schemas/admin.ts';
import { eventLimits } from '../../../../contract/events/values.ts';
import { refusalOf } from '../../../lib/call.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { ringgit } from '../words.ts';
import { useCancellation, useCancelEvent } from './queries.ts';

const Consequences = ({ concerns }: { concerns: EventCancellation }) => {
  const { t } = useLingui();
  const { holders, paid_orders: orders, amount } = concerns;
  const sum = ringgit(amount);
  return (
    <Stack gap="sm">
      <Text as="div">
        <Plural
          value={holders}
          _0="Nobody has a ticket."
          one="# person has a ticket. They get one email, and the entry leaves their calendar."
          other="# people have tickets. Each gets one email, and the entry leaves their calendars."
        />
      </Text>
      <Text as="div">
        <Plural
          value={orders}
          _0="Nothing was paid, so nothing is refunded."
          one={`# paid order is refunded: ${sum} in all.`}
          other={`# paid orders are refunded: ${sum} in all.`}
        />
      </Text>
      <Text as="div">{t`Nobody can find the event or take tickets any more. This cannot be undone.`}</Text>
    </Stack>
  );
};

interface Props {
  event: AdminEvent;
  onClose: () => void;
}

/** Says whom it concerns before it is done; what is written goes to everyone who has a ticket. */
export const CancelDialog = ({ event: { id, title }, onClose }: Props) => {
  const { t } = useLingui();
  const { data: concerns, error: failure, isFetching, refetch } = useCancellation(id);
  const { mutate, isPending, error } = useCancelEvent();
  const again = () => void refetch();
  const confirm = (message: string) => {
    if (!concerns) return again();
    const onSuccess = ({ message: done }: { message: string }) => {
      toastSuccess(done);
      onClose();
    };
    mutate({ id, message }, { onSuccess });
  };
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={confirm}
      title={t`Cancel ${title}?`}
      confirmLabel={t`Cancel the event`}
      cancelLabel={t`Keep it`}
      pending={isPending}
      error={refusalOf(error)?.error ?? null}
      reason={{ label: t`Message to ticket holders (optional)`, max: eventLimits.cancelNote }}
    >
      {concerns && <Consequences concerns={concerns} />}
      {!concerns && failure && (
        <ErrorState compact message={refusalOf(failure)?.error} onRetry={again} retrying={isFetching} />
      )}
      {!concerns && !failure && <SkeletonForm fields={2} />}
    </ConfirmDialog>
  );
};
