import { useLingui } from '@lingui/react/macro';
import { IconCalendarPlus, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { OwnFeed } from '../../../contract/calendars/schemas.ts';
import { CallRefused } from '../../lib/call.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { FocusStays } from '../../ui/FocusStays.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { useCalendarFeed, useMakeFeed } from './queries.ts';
import { AskEnd, AskRenew } from './windows.ts';

const NoFeed = () => {
  const { t } = useLingui();
  const { mutate, isPending } = useMakeFeed();
  return (
    <Row justify="between">
      <Text tone="secondary">{t`You have no private address yet.`}</Text>
      <Button icon={IconCalendarPlus} pending={isPending} onPress={() => mutate()}>
        {t`Create a private address`}
      </Button>
    </Row>
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
    <FocusStays>
      {answer.feed ? (
        <Address feed={answer.feed} onRenew={() => setAsks('renew')} onEnd={() => setAsks('end')} />
      ) : (
        <NoFeed />
      )}
      {asks === 'renew' && <AskRenew onClose={close} />}
      {asks === 'end' && <AskEnd onClose={close} />}
    </FocusStays>
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
