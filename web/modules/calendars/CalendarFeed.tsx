import { useLingui } from '@lingui/react/macro';
import { IconCalendarPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { OwnFeed } from '../../../contract/calendars/schemas.ts';
import { CallRefused } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useCalendarFeed, useEndFeed, useMakeFeed, useRenewFeed } from './queries.ts';

const NoFeed = () => {
  const { t } = useLingui();
  const { mutate, isPending } = useMakeFeed();
  const make = () =>
    mutate(undefined, {
      onSuccess: () => toastSuccess(t`Private address created`),
      onError: (error) => sayFailure(error),
    });
  return (
    <Row justify="between">
      <Text tone="secondary">{t`You have no private address yet.`}</Text>
      <Button icon={IconCalendarPlus} pending={isPending} onPress={make}>
        {t`Create a private address`}
      </Button>
    </Row>
  );
};

interface AskProps {
  onClose: () => void;
}

const AskRenew = ({ onClose }: AskProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useRenewFeed();
  const renew = () =>
    mutate(undefined, {
      onSuccess: () => {
        toastSuccess(t`New address created`);
        onClose();
      },
      onError: (error) => sayFailure(error),
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={renew}
      title={t`Make a new address?`}
      confirmLabel={t`Make a new address`}
      pending={isPending}
    >
      {t`The old address stops working at once. Add the new one to every calendar that uses it.`}
    </ConfirmDialog>
  );
};

const AskEnd = ({ onClose }: AskProps) => {
  const { t } = useLingui();
  const { mutate, isPending } = useEndFeed();
  const end = () =>
    mutate(undefined, {
      onSuccess: () => {
        toastSuccess(t`Calendar feed turned off`);
        onClose();
      },
      onError: (error) => sayFailure(error),
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={end}
      title={t`Turn off the calendar feed?`}
      confirmLabel={t`Turn off`}
      pending={isPending}
    >
      {t`The address stops working at once, and calendars that use it no longer show your sessions.`}
    </ConfirmDialog>
  );
};

interface AddressProps {
  feed: NonNullable<OwnFeed['feed']>;
  onRenew: () => void;
  onEnd: () => void;
}

const Address = ({ feed, onRenew, onEnd }: AddressProps) => {
  const { t } = useLingui();
  return (
    <Stack gap="sm">
      <TextField
        label={t`Private address`}
        hint={t`Anyone with this address can see your sessions. Don't share it.`}
        value={feed.url}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <Row>
        <CopyButton value={feed.url} label={t`Copy`} message={t`Address copied to clipboard`} />
        <Button icon={IconCalendarPlus} href={feed.webcal_url}>
          {t`Open in your calendar`}
        </Button>
        <Button kind="quiet" icon={IconRefresh} onPress={onRenew}>
          {t`Make a new address`}
        </Button>
        <Button kind="quiet" onPress={onEnd}>
          {t`Turn off`}
        </Button>
      </Row>
    </Stack>
  );
};

interface ContentsProps {
  answer: OwnFeed | undefined;
  failed: Error | null;
  retry: () => void;
}

const Contents = ({ answer, failed, retry }: ContentsProps) => {
  const { t } = useLingui();
  const [asks, setAsks] = useState<'renew' | 'end' | null>(null);
  const close = () => setAsks(null);
  // B11: not even a platform admin who is viewing as this person may see the address.
  if (failed instanceof CallRefused && failed.status === 403)
    return <Text tone="secondary">{t`Only the owner of this account can see its private address.`}</Text>;
  if (answer === undefined) return <ErrorState compact onRetry={retry} />;
  return (
    <>
      {answer.feed ? (
        <Address feed={answer.feed} onRenew={() => setAsks('renew')} onEnd={() => setAsks('end')} />
      ) : (
        <NoFeed />
      )}
      {asks === 'renew' && <AskRenew onClose={close} />}
      {asks === 'end' && <AskEnd onClose={close} />}
    </>
  );
};

/** M27: the member's sessions as a calendar that other programs subscribe to; off until it is created. */
export const CalendarFeed = () => {
  const { t } = useLingui();
  const { data, error, isPending, refetch } = useCalendarFeed();
  if (isPending) return <SkeletonForm fields={1} />;
  return (
    <SectionCard
      title={t`Calendar feed`}
      hint={t`Your calendar app shows your confirmed sessions and keeps them up to date.`}
    >
      <Contents answer={data} failed={error} retry={() => void refetch()} />
    </SectionCard>
  );
};
