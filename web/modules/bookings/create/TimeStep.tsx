import { useLingui } from '@lingui/react/macro';
import { IconMapPin, IconPhone, IconVideo } from '@tabler/icons-react';
import { adminDurations } from '../../../../contract/bookings/values.ts';
import { Fieldset } from '../../../ui/Fieldset.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { RadioCards } from '../../../ui/RadioCards.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { TextField } from '../../../ui/TextField.tsx';
import { DayField, TakenNotice, TimesField, ZoneField } from '../SlotFields.tsx';
import { type Method, takeInstead, withoutTime } from './choices.ts';
import type { Creating } from './useCreate.ts';
import { GroupField, TwoFields } from './WhoFields.tsx';

/** ADB-40 */
const MethodFields = ({ creating: { choices, change, gaps } }: { creating: Creating }) => {
  const { t } = useLingui();
  const methods: { value: Method; label: string; icon: typeof IconVideo }[] = [
    { value: 'video', label: t`Video call`, icon: IconVideo },
    { value: 'phone', label: t`Phone`, icon: IconPhone },
    { value: 'in_person', label: t`In person`, icon: IconMapPin },
  ];
  return (
    <>
      <RadioCards
        label={t`Booking method`}
        required
        columns={3}
        value={choices.method}
        options={methods}
        onChange={(value) => change({ method: methods.find((one) => one.value === value)?.value ?? null })}
        error={gaps.includes('method') ? t`Booking method is required` : undefined}
      />
      {choices.method === 'phone' && (
        <TextField
          label={t`Phone number`}
          value={choices.contact}
          maxLength={200}
          onChange={(event) => change({ contact: event.target.value })}
        />
      )}
      {choices.method === 'in_person' && (
        <TextField
          label={t`Location`}
          value={choices.place}
          maxLength={200}
          onChange={(event) => change({ place: event.target.value })}
        />
      )}
    </>
  );
};

/** The mentor's open starts; nothing to show until a mentor is chosen. */
const When = ({ creating }: { creating: Creating }) => {
  const { t } = useLingui();
  const { choices, change, mentorId, starts, level } = creating;
  const { zone, day, slot } = choices;
  const open = starts.data?.slots ?? [];
  if (mentorId === null)
    return (
      <Text size="control" tone="secondary">
        {choices.kind === 'group' ? t`Choose a group to see its times.` : t`Choose a mentor to see their times.`}
      </Text>
    );
  if (starts.isError && !starts.data) return <ErrorState compact onRetry={() => void starts.refetch()} />;
  if (starts.isPending) return <SkeletonForm fields={2} />;
  if (open.length === 0)
    return <EmptyState compact title={t`No time slots available`}>{t`Please select a different date`}</EmptyState>;
  return (
    <Stack gap="md">
      <ZoneField zone={zone} onZone={(next) => change({ zone: next, day: null, slot: null })} slot={slot} day={day} />
      <DayField
        slots={open}
        zone={zone}
        day={day}
        onDay={(next) => change({ day: next, slot: next === day ? slot : null })}
      />
      {day !== null && (
        <TimesField
          slots={open}
          zone={zone}
          day={day}
          slot={slot}
          onSlot={(next) => change({ slot: next, taken: null })}
          empty={t`No time slots available`}
          level={level}
        />
      )}
    </Stack>
  );
};

/** ADB-32, step 2: who, how, how long and when. */
export const TimeStep = ({ creating }: { creating: Creating }) => {
  const { t } = useLingui();
  const { choices, setChoices, gaps } = creating;
  const { taken, zone, duration } = choices;
  const missing = gaps.includes('date') ? t`Date is required` : gaps.includes('time') ? t`Time is required` : undefined;
  return (
    <Stack gap="lg">
      {taken && (
        <TakenNotice taken={taken} zone={zone} onPick={(slot) => setChoices((now) => takeInstead(now, slot))} />
      )}
      {choices.kind === 'group' ? <GroupField creating={creating} /> : <TwoFields creating={creating} />}
      <MethodFields creating={creating} />
      <SelectField
        label={t`Duration`}
        required
        value={String(duration)}
        options={adminDurations.map((minutes) => ({ value: String(minutes), label: t`${minutes} minutes` }))}
        onChange={(value) => setChoices((now) => ({ ...withoutTime(now), duration: Number(value ?? duration) }))}
      />
      <Fieldset label={t`Date and time`} required error={missing}>
        <When creating={creating} />
      </Fieldset>
    </Stack>
  );
};
