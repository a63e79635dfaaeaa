import { useLingui } from '@lingui/react/macro';
import type { CalendarChange } from '../../../contract/calendars/schemas.ts';
import { deviceZone } from '../../lib/clock.ts';
import { sayFailure } from '../../lib/failure.ts';
import { longDay, timeOfDay, timeRange } from '../../lib/time.ts';
import { Button } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useMe } from '../accounts/index.ts';
import { useAnswerChange } from './queries.ts';

const Change = ({ change }: { change: CalendarChange }) => {
  const { t } = useLingui();
  const { me } = useMe();
  const { mutate, isPending, variables } = useAnswerChange();
  const zone = me?.timezone ?? deviceZone();
  const { title, what, start_at: start, end_at: end, moved_to: movedTo } = change;
  const was = `${longDay(start, zone)}, ${timeRange(start, end, zone)}`;
  const day = movedTo === null ? '' : longDay(movedTo, zone);
  const time = movedTo === null ? '' : timeOfDay(movedTo, zone);
  const answer = (follow: boolean) =>
    mutate(
      { change, follow },
      {
        onSuccess: () => {
          if (!follow) toastSuccess(t`The session is written into your calendar again.`);
          else if (what === 'moved')
            toastSuccess(t`Done. In a session of two, the other person still has to accept the new time.`);
          else toastSuccess(t`The session is cancelled.`);
        },
        onError: (error) => sayFailure(error),
      },
    );
  return (
    <Stack gap="sm">
      <Stack gap="none">
        <Text strong typed>
          {title}
        </Text>
        <Text size="control" tone="secondary">
          {was}
        </Text>
        <Text>
          {what === 'moved'
            ? t`In your calendar it is now on ${day} at ${time}. It has not changed for anybody else yet.`
            : t`You deleted it from your calendar. It is still on for everybody else.`}
        </Text>
      </Stack>
      <Row>
        <Button
          kind={what === 'moved' ? 'primary' : 'danger'}
          pending={isPending && variables.follow}
          onPress={() => answer(true)}
        >
          {what === 'moved' ? t`Yes, use the new time` : t`Yes, cancel the session`}
        </Button>
        <Button pending={isPending && !variables.follow} onPress={() => answer(false)}>
          {t`No, write it again as it is`}
        </Button>
      </Row>
    </Stack>
  );
};

/** CAL-10: sessions that the member has moved or deleted in a linked calendar. */
export const CalendarChanges = ({ changes }: { changes: readonly CalendarChange[] }) => {
  const { t } = useLingui();
  if (changes.length === 0) return null;
  return (
    <SectionCard title={t`Follow the calendar?`}>
      <Stack>
        {changes.map((change) => (
          <Change key={`${change.provider} ${change.booking_id}`} change={change} />
        ))}
      </Stack>
    </SectionCard>
  );
};
