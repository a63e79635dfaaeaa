import { useLingui } from '@lingui/react/macro';
import type { Delivery } from '../../../../contract/notifications/schemas/admin.ts';
import { deliveryChannels, deliveryStates, type UnreachableReason } from '../../../../contract/notifications/values.ts';
import { momentIn } from '../../../lib/admin-tables.ts';
import { refusalOf } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Divider, Row, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useLetter, useWriteAgainTo } from './queries.ts';
import { stateTones } from './states.ts';

/** Nothing more is sent there, until an admin knows that it works again. */
const Unreachable = ({ id, to, reason }: { id: number; to: string; reason: UnreachableReason }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useWriteAgainTo(id);
  return (
    <Notice
      tone="warning"
      title={t`Nothing more is sent to this address`}
      action={
        <Button size="sm" pending={isPending} onPress={() => mutate(to, { onError: (fault) => sayFailure(fault) })}>
          {t`Write to it again`}
        </Button>
      }
    >
      {reason === 'bounced' ? t`It refused an email for good.` : t`Its owner marked an email as unwanted.`}
    </Notice>
  );
};

const Said = ({ id, to }: { id: number; to: string }) => {
  const { data, error, refetch, isFetching } = useLetter(id);
  if (data)
    return (
      <Stack gap="md">
        {data.unreachable && <Unreachable id={id} to={to} reason={data.unreachable} />}
        <Text typed>{data.text}</Text>
      </Stack>
    );
  if (!error) return <SkeletonList rows={3} />;
  const reason = refusalOf(error)?.error;
  return (
    <ErrorState
      compact
      {...(reason !== undefined && { message: reason })}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
};

interface Props {
  letter: Delivery;
  zone: string;
  onClose: () => void;
}

/** B113: one email as its recipient sees it, as plain text. */
export const LetterDialog = ({ letter, zone, onClose }: Props) => {
  const { t } = useLingui();
  const { id, to, channel, subject, kind, state, created_at: written, sent_at: sent, last_error: fault } = letter;
  return (
    <Dialog opened onClose={onClose} title={subject} size="lg" footer={<Button onPress={onClose}>{t`Close`}</Button>}>
      <Stack gap="md">
        <Facts
          columns={2}
          items={[
            { label: t`To`, value: to },
            { label: t`Channel`, value: deliveryChannels[channel] },
            { label: t`Kind`, value: kind },
            { label: t`Written`, value: momentIn(written, zone) },
            {
              label: t`State`,
              value: (
                <Row gap="xs">
                  <StatusPill tone={stateTones[state]}>{deliveryStates[state]}</StatusPill>
                </Row>
              ),
            },
            ...(sent === null ? [] : [{ label: t`Sent`, value: momentIn(sent, zone) }]),
            ...(fault === null ? [] : [{ label: t`Last error`, value: fault }]),
          ]}
        />
        <Divider />
        <Said id={id} to={to} />
      </Stack>
    </Dialog>
  );
};
