import { Trans, useLingui } from '@lingui/react/macro';
import { IconBrandGoogle, IconBrandWindows, IconLink, IconUnlink } from '@tabler/icons-react';
import { useState } from 'react';
import type { LinkedState } from '../../../contract/calendars/schemas.ts';
import type { BrokenWhy, CalendarProvider } from '../../../contract/calendars/values.ts';
import { deviceZone } from '../../lib/clock.ts';
import { sayFailure } from '../../lib/failure.ts';
import { longDay, timeOfDay } from '../../lib/time.ts';
import { ActionButton, Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { Text } from '../../ui/Text.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useMe } from '../accounts/index.ts';
import { useUnlinkCalendar } from './queries.ts';

interface Props {
  provider: CalendarProvider;
  calendar: LinkedState;
}

/** A67: Microsoft's calendar is called Outlook here. */
const looks = {
  google: { name: 'Google', icon: IconBrandGoogle },
  microsoft: { name: 'Outlook', icon: IconBrandWindows },
} as const;

const State = ({ state }: Pick<LinkedState, 'state'>) => {
  const { t } = useLingui();
  if (state === 'connected') return <StatusPill tone="green">{t`Connected`}</StatusPill>;
  if (state === 'broken') return <StatusPill tone="red">{t`Not working`}</StatusPill>;
  return <StatusPill tone="grey">{t`Not connected`}</StatusPill>;
};

/** What to fill in, for whoever runs this installation. */
const NotSetUp = ({ settings, name }: { settings: readonly string[]; name: string }) => {
  const names = settings.join(', ');
  return (
    <Notice tone="info">
      <Trans>
        {name} calendars are not set up here yet. If you run this installation, fill in {names}; the README says where
        to get them. Everyone else: please ask them to.
      </Trans>
    </Notice>
  );
};

const Broken = ({ why }: { why: BrokenWhy }) => {
  const { t } = useLingui();
  const words = {
    revoked: t`We no longer have permission to read this calendar. Link it again.`,
    not_permitted: t`We were not given permission to use this calendar. Link it again and allow it.`,
    unreachable: t`We can't reach this calendar and keep trying. If this goes on, link it again.`,
  };
  return (
    <Notice tone="warning">
      {words[why]} {t`Until then we can't see when you are busy, so please check each request before you accept it.`}
    </Notice>
  );
};

const Account = ({ calendar: { account, read_at: readAt } }: Pick<Props, 'calendar'>) => {
  const { t } = useLingui();
  const { me } = useMe();
  const zone = me?.timezone ?? deviceZone();
  const day = readAt === null ? '' : longDay(readAt, zone);
  const time = readAt === null ? '' : timeOfDay(readAt, zone);
  return (
    <Stack gap="none">
      <Text strong typed>
        {account === '' ? t`Your account` : account}
      </Text>
      <Text size="control" tone="secondary">
        {readAt === null ? t`Being read for the first time…` : t`Last read on ${day} at ${time}`}
      </Text>
    </Stack>
  );
};

/** CAL-04, CAL-05 */
const AskUnlink = ({ provider, onClose }: { provider: CalendarProvider; onClose: () => void }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useUnlinkCalendar();
  const unlink = () =>
    mutate(provider, {
      onSuccess: () => {
        toastSuccess(t`Calendar unlinked successfully`);
        onClose();
      },
      onError: (error) => sayFailure(error),
    });
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={unlink}
      title={t`Are you sure you want to unlink this calendar?`}
      confirmLabel={t`Unlink`}
      pending={isPending}
    >
      {t`Sessions to come are removed from it, and it no longer closes times in your availability.`}
    </ConfirmDialog>
  );
};

/** CAL-01 to CAL-05: one calendar, linked or not. */
export const LinkedCalendar = ({ provider, calendar }: Props) => {
  const { t } = useLingui();
  const [asks, setAsks] = useState(false);
  const { name, icon } = looks[provider];
  const { state, link_url: linkUrl, broken_why: why } = calendar;
  const isLinked = state === 'connected' || state === 'broken';
  // The browser itself goes to the provider (CAL-03): that is no page of ours.
  const link = () => window.location.assign(linkUrl);
  return (
    <SectionCard
      title={t`${name} calendar`}
      hint={t`Your confirmed sessions are written into it, and times when you are busy are not offered.`}
      actions={<State state={state} />}
    >
      <Stack>
        {state === 'not_set_up' && <NotSetUp settings={calendar.settings} name={name} />}
        {why !== null && <Broken why={why} />}
        <Row justify="between">
          {isLinked ? <Account calendar={calendar} /> : <Text tone="secondary">{t`No calendar is linked.`}</Text>}
          <Row>
            {isLinked && (
              <Button icon={IconUnlink} onPress={() => setAsks(true)}>
                {t`Unlink`}
              </Button>
            )}
            {state !== 'connected' && (
              <ActionButton
                kind="primary"
                icon={isLinked ? IconLink : icon}
                whyNot={state === 'not_set_up' ? t`Not set up on this installation yet` : null}
                onPress={link}
              >
                {isLinked ? t`Link again` : t`Link ${name} calendar`}
              </ActionButton>
            )}
          </Row>
        </Row>
      </Stack>
      {asks && <AskUnlink provider={provider} onClose={() => setAsks(false)} />}
    </SectionCard>
  );
};
