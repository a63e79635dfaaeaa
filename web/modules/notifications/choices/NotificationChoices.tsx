import { useLingui } from '@lingui/react/macro';
import {
  type NoticeChannel,
  type NoticeKind,
  noticeChannels,
  noticeKinds,
  type UnreachableReason,
} from '../../../../contract/notifications/values.ts';
import { refusalOf } from '../../../lib/call.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { ChoiceTable } from '../../../ui/ChoiceTable.tsx';
import { SwitchRow } from '../../../ui/Choices.tsx';
import { Columns, Stack } from '../../../ui/Layout.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { TimeField } from '../../../ui/TimeField.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { type Choices, useChoices, useChoose, useWriteAgain } from './queries.ts';
import { useChannelWords, useKindWords } from './words.ts';

/** From ten in the evening to seven in the morning, until somebody chooses other hours. */
const night = { from: '22:00', to: '07:00' };

interface Props {
  choices: Choices;
  choose: (chosen: Parameters<ReturnType<typeof useChoose>['mutate']>[0]) => void;
}

const WhatByWhich = ({ choices: { choices }, choose }: Props) => {
  const { t } = useLingui();
  const kinds = useKindWords();
  const channels = useChannelWords();
  return (
    <SectionCard
      title={t`What we tell you about`}
      hint={t`Changes are saved at once. What is about your account and its security is always sent by email. WhatsApp messages are sent only while they are switched on above.`}
    >
      <ChoiceTable
        label={t`What we tell you about`}
        rowsLabel={t`About`}
        noneLabel={t`Not sent this way`}
        columns={noticeChannels.map((key) => ({ key, label: channels[key] }))}
        rows={noticeKinds.map((key) => ({ key, ...kinds[key] }))}
        chosen={(kind, channel) => choices.find((one) => one.kind === kind && one.channel === channel)?.wanted ?? null}
        onChange={(kind, channel, wanted) =>
          choose({ choices: [{ kind: kind as NoticeKind, channel: channel as NoticeChannel, wanted }] })
        }
      />
    </SectionCard>
  );
};

const QuietHours = ({ choices: { quiet_hours: quiet }, choose }: Props) => {
  const { t } = useLingui();
  return (
    <>
      <SwitchRow
        label={t`Quiet hours`}
        hint={t`Emails and messages wait until they are over. Reminders of sessions come in time.`}
        checked={quiet !== null}
        onChange={(on) => choose({ quiet_hours: on ? night : null })}
      />
      {quiet && (
        <Columns>
          <TimeField
            label={t`From`}
            value={quiet.from}
            step={30}
            onChange={(from) => from !== null && from !== quiet.to && choose({ quiet_hours: { ...quiet, from } })}
          />
          <TimeField
            label={t`To`}
            value={quiet.to}
            step={30}
            onChange={(to) => to !== null && to !== quiet.from && choose({ quiet_hours: { ...quiet, to } })}
          />
        </Columns>
      )}
    </>
  );
};

const When = (props: Props) => {
  const { t } = useLingui();
  const { choices, choose } = props;
  return (
    <SectionCard title={t`When we tell you`} hint={t`Times are those of your own time zone.`}>
      <Stack gap="md">
        <SwitchRow
          label={t`One email a day`}
          hint={t`Emails that can wait come together, at 8:00 in the morning. Sessions, reminders and tickets are sent at once.`}
          checked={choices.daily_email}
          onChange={(daily) => choose({ daily_email: daily })}
        />
        <QuietHours {...props} />
      </Stack>
    </SectionCard>
  );
};

/** Whoever gets no emails has to know why, and can have them sent again. */
const Unreachable = ({ reason }: { reason: UnreachableReason }) => {
  const { t } = useLingui();
  const { mutate, isPending } = useWriteAgain();
  const again = () =>
    mutate(undefined, {
      onSuccess: () => toastSuccess(t`Emails are sent to you again.`),
      onError: (fault) => sayFailure(fault),
    });
  return (
    <Notice
      tone="warning"
      title={t`You get no emails at the moment`}
      action={<Button size="sm" onPress={again} pending={isPending}>{t`Send me emails again`}</Button>}
    >
      {reason === 'bounced'
        ? t`Your mailbox refused an email from us for good. Look whether the address of your account is right and the mailbox works.`
        : t`An email from us was marked as unwanted in your mailbox, so we stopped. Below you can choose what you want to get.`}
    </Notice>
  );
};

/** B114: what one is told by which ways, and when; each press is saved at once. */
export const NotificationChoices = () => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useChoices();
  const { mutate } = useChoose();
  const choose: Props['choose'] = (chosen) =>
    mutate(chosen, { onError: (fault) => sayFailure(fault, t`Your choice could not be saved.`) });
  if (data)
    return (
      <Stack gap="lg">
        {data.unreachable && <Unreachable reason={data.unreachable} />}
        <WhatByWhich choices={data} choose={choose} />
        <When choices={data} choose={choose} />
      </Stack>
    );
  if (!error) return <SkeletonForm fields={6} />;
  return (
    <ErrorState
      title={t`Your choices could not be loaded`}
      message={refusalOf(error)?.error}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  );
};
