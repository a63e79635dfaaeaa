import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { AdminBooking } from '../../../../contract/bookings/schemas/admin-rows.ts';
import { rescheduleDurations } from '../../../../contract/bookings/values.ts';
import { serverNow } from '../../../lib/clock.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { dayIn, longDay, timeRange } from '../../../lib/time.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Columns, Stack } from '../../../ui/Layout.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { type Taken, takenBy } from '../refusals.ts';
import { DayField, DayTimes, TakenNotice } from '../SlotFields.tsx';
import { wallTimeOf } from '../slots.ts';
import { useAdminSlots, useMoveByAdmin } from './queries.ts';

interface Props {
  booking: AdminBooking;
  zone: string;
  onClose: () => void;
}

const durations: readonly number[] = rescheduleDurations;
const defaultDuration = 60;

/** The chosen length, day and time; changing the day or length clears the time (BKG-87). */
const useNewTime = (booking: AdminBooking, zone: string) => {
  const [duration, setLength] = useState<number>(
    durations.includes(booking.duration) ? booking.duration : defaultDuration,
  );
  const [day, setChosenDay] = useState<string | null>(null);
  const [chosen, setSlot] = useState<string | null>(null);
  const { data, isPending, isError, refetch } = useAdminSlots(booking, duration, zone);
  const now = serverNow().toString();
  const isPresent = (slot: string) => slot === booking.start_at && duration === booking.duration;
  const open = (data?.slots ?? []).filter((slot) => slot > now && !isPresent(slot));
  const slot = chosen !== null && open.includes(chosen) ? chosen : null;
  const setDay = (next: string) => {
    if (next !== day) setSlot(null);
    setChosenDay(next);
  };
  const setDuration = (next: number) => {
    setSlot(null);
    setLength(next);
  };
  return { duration, setDuration, day, setDay, slot, setSlot, open, isPending, isError, retry: () => void refetch() };
};

type NewTime = ReturnType<typeof useNewTime>;

const When = ({ time, zone }: { time: NewTime; zone: string }) =>
  time.isError ? (
    <ErrorState compact onRetry={time.retry} />
  ) : (
    <Columns>
      <DayField slots={time.open} zone={zone} day={time.day} onDay={time.setDay} loading={time.isPending} />
      <DayTimes slots={time.open} zone={zone} day={time.day} slot={time.slot} onSlot={time.setSlot} />
    </Columns>
  );

/** Sends the new time; if it has been taken meanwhile, this is shown where times are picked. */
const useMove = ({ booking, zone, onClose }: Props, { duration, slot }: NewTime) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useMoveByAdmin(booking.id);
  const [taken, setTaken] = useState<Taken | null>(null);
  const { form, errors, submit } = useSubmit({
    values: { reschedule_reason: '' },
    toWire: ({ reschedule_reason: reason }) => {
      const { date, time, timezone } = wallTimeOf(slot ?? '', zone);
      const when = { date, select_booking_time: time, user_timezone: timezone, duration };
      return { ...when, reschedule_reason: reason.trim() };
    },
    send: (body) => mutateAsync(body),
    said: ({ message }) => message,
    done: onClose,
    failed: (error) => {
      setTaken(takenBy(error));
      return false;
    },
    printed: t`Oops.. something when wrong`,
  });
  const reason = useWatch({ control: form.control, name: 'reschedule_reason' });
  return { form, reason, errors, submit, isPending, taken, setTaken };
};

const DurationField = ({ time: { duration, setDuration } }: { time: NewTime }) => {
  const { t } = useLingui();
  return (
    <SelectField
      label={t`Duration`}
      value={String(duration)}
      onChange={(next) => setDuration(Number(next ?? defaultDuration))}
      options={durations.map((minutes) => ({ value: String(minutes), label: t`${minutes} minutes` }))}
    />
  );
};

/** ADB-31, BKG-85, BKG-89: another time for all participants, with the length the admin chooses. */
export const MoveWindow = (props: Props) => {
  const { booking, zone, onClose } = props;
  const { t } = useLingui();
  const time = useNewTime(booking, zone);
  const { form, reason, errors, submit, isPending, taken, setTaken } = useMove(props, time);
  const { start_at: start, end_at: end } = booking;
  const gap = time.day === null ? t`Please select a date first` : t`Please select a time first`;
  const takeInstead = (one: string) => {
    time.setDay(dayIn(one, zone));
    time.setSlot(one);
    setTaken(null);
  };
  return (
    <Dialog
      opened
      onClose={onClose}
      size="xl"
      title={t`Reschedule`}
      lead={
        booking.status === 'pending'
          ? t`It waits for the same answer as before, at the new time; everybody in it is told.`
          : t`It takes place at the new time at once; everybody in it is told.`
      }
      footer={
        <>
          <Button onPress={onClose}>{t`Back`}</Button>
          <ActionButton
            kind="primary"
            pending={isPending}
            whyNot={time.slot === null ? gap : null}
            onPress={() => submit()}
          >
            {t`Reschedule`}
          </ActionButton>
        </>
      }
    >
      <Stack gap="md">
        <Facts items={[{ label: t`Present time`, value: `${longDay(start, zone)}, ${timeRange(start, end, zone)}` }]} />
        {taken && <TakenNotice taken={taken} zone={zone} onPick={takeInstead} />}
        <DurationField time={time} />
        <When time={time} zone={zone} />
        <TextArea
          label={t`Reason`}
          hint={t`Everybody in it will read this`}
          max={500}
          value={reason}
          onChange={(event) => form.setValue('reschedule_reason', event.currentTarget.value)}
          error={errors.reschedule_reason?.message}
        />
      </Stack>
    </Dialog>
  );
};
