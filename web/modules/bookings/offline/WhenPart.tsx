import { useLingui } from '@lingui/react/macro';
import { IconCalendar } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { offlineLimits } from '../../../../contract/bookings/values.ts';
import { dayIn } from '../../../lib/time.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { ChipPick } from '../../../ui/Chips.tsx';
import { IconLine } from '../../../ui/Facts.tsx';
import { Columns, Stack } from '../../../ui/Layout.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { DayField, TimesField } from '../SlotFields.tsx';
import type { OfflineForm } from './form.ts';
import { type Log, useHeldSlots } from './queries.ts';

interface Props {
  form: OfflineForm;
  log: Log;
  zone: string;
}

const metBy = (participantId: number | null, groupId: number | null) => {
  if (participantId !== null) return { participant_id: participantId };
  return groupId === null ? null : { group_id: groupId };
};

/** The starts available for the chosen people; a chosen start that is no longer among them is cleared (OFF-09). */
const useTimes = ({ form, log }: Props) => {
  const [userId, participantId, groupId, duration] = useWatch({
    control: form.control,
    name: ['user_id', 'participant_id', 'group_id', 'duration'],
  });
  const met = userId === null ? null : metBy(participantId, groupId);
  const { data, error, refetch, isFetching } = useHeldSlots({ ...log, userId: userId ?? log.userId }, met, duration);
  const { field, fieldState } = useController({ control: form.control, name: 'start_time' });
  const gone = field.value !== '' && data !== undefined && !data.slots.includes(field.value);
  const { setValue } = form;
  useEffect(() => {
    if (gone) setValue('start_time', '');
  }, [gone, setValue]);
  return { isKnown: met !== null, data, error, refetch, isFetching, field, message: fieldState.error?.message };
};

const Days = ({ zone, times }: { zone: string; times: ReturnType<typeof useTimes> }) => {
  const { t } = useLingui();
  const { isKnown, data, error, refetch, isFetching, field } = times;
  const [picked, setPicked] = useState<string | null>(null);
  const day = field.value === '' ? picked : dayIn(field.value, zone);
  if (!isKnown)
    return (
      <IconLine icon={IconCalendar}>{t`First choose whom you met: the days come from the mentor's hours.`}</IconLine>
    );
  if (error && !data) return <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />;
  const slots = data?.slots ?? [];
  const pickDay = (next: string) => {
    setPicked(next);
    if (field.value !== '' && dayIn(field.value, zone) !== next) field.onChange('');
  };
  return (
    <Stack gap="sm">
      {data && !data.has_hours && (
        <Text size="control" tone="secondary">
          {t`The mentor has set no hours, so any time within the last ${offlineLimits.days} days can be chosen.`}
        </Text>
      )}
      <Columns>
        <DayField slots={slots} zone={zone} day={day} past loading={!data} onDay={pickDay} />
        {day === null ? (
          <IconLine icon={IconCalendar}>{t`Please select a date first`}</IconLine>
        ) : (
          <TimesField
            slots={slots}
            zone={zone}
            day={day}
            slot={field.value === '' ? null : field.value}
            onSlot={field.onChange}
            empty={t`No time slots available`}
          />
        )}
      </Columns>
    </Stack>
  );
};

const Times = (props: Props) => {
  const times = useTimes(props);
  return (
    <Stack gap="sm">
      <Days zone={props.zone} times={times} />
      {times.message !== undefined && (
        <Text size="control" tone="error">
          <span role="alert">{times.message}</span>
        </Text>
      )}
    </Stack>
  );
};

/** How long it was, on which day and at what time (OFF-07, OFF-09, OFF-10). */
export const WhenPart = (props: Props) => {
  const { t } = useLingui();
  const { field } = useController({ control: props.form.control, name: 'duration' });
  return (
    <SectionCard title={t`When`}>
      <Stack gap="lg">
        <ChipPick
          label={t`Duration`}
          single
          options={offlineLimits.durations.map((minutes) => ({ value: String(minutes), label: t`${minutes} minutes` }))}
          value={[String(field.value)]}
          onChange={([minutes]) => minutes !== undefined && field.onChange(Number(minutes))}
        />
        <Times {...props} />
      </Stack>
    </SectionCard>
  );
};
