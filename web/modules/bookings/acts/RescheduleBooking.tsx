import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { serverNow } from '../../../lib/clock.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { dayIn, longDay, timeRange } from '../../../lib/time.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Facts } from '../../../ui/Facts.tsx';
import { Columns, Stack } from '../../../ui/Layout.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { CalendarUnknown } from '../CalendarUnknown.tsx';
import { IntoView } from '../IntoView.tsx';
import { type Taken, takenBy } from '../refusals.ts';
import { useSlots } from '../queries.ts';
import { useRescheduleBooking } from './queries.ts';
import { DayField, DayTimes, TakenNotice, ZoneField } from '../SlotFields.tsx';
import { wallTimeOf } from '../slots.ts';
import type { WindowProps } from './kinds.ts';

/** BKG-86: a chosen day counts only while it has an open start; choosing another day clears the time. */
const useNewTime = (zoneAtFirst: string, open: readonly string[]) => {
  const [zone, setZone] = useState(zoneAtFirst);
  const [chosenDay, setChosenDay] = useState<string | null>(null);
  const [chosenSlot, setSlot] = useState<string | null>(null);
  const slot = chosenSlot !== null && open.includes(chosenSlot) ? chosenSlot : null;
  const day = slot === null ? chosenDay : dayIn(slot, zone);
  const setDay = (next: string) => {
    if (next !== day) setSlot(null);
    setChosenDay(next);
  };
  const pick = (next: string) => {
    setChosenDay(dayIn(next, zone));
    setSlot(next);
  };
  return { zone, setZone, day, setDay, slot, setSlot, pick };
};

/** The open starts for this session, without its current time and the one that is suggested. */
const useOpenTimes = ({ id, start_at: start, current_start_time: current, mentor_details }: Booking) => {
  const { user_id: mentorId } = mentor_details;
  const slots = useSlots(mentorId, id);
  const now = serverNow().toString();
  const open = (slots.data?.slots ?? []).filter((slot) => slot > now && slot !== start && slot !== current);
  return {
    open,
    isCalendarUnknown: slots.data?.calendar_unknown ?? false,
    loading: slots.isPending,
    failed: slots.isError && slots.data === undefined,
    retry: () => void slots.refetch(),
  };
};

type NewTime = ReturnType<typeof useNewTime>;

interface Props extends WindowProps {
  /** D08: the session is over, and had to be rescheduled. */
  notCarriedOut?: boolean;
}

/** Sends the new time; if it is taken, this is shown where times are picked, besides the documents' toast (D19). */
const useSend = ({ booking, onClose, notCarriedOut }: Props, { slot, zone }: Pick<NewTime, 'slot' | 'zone'>) => {
  const { t } = useLingui();
  const [taken, setTaken] = useState<Taken | null>(null);
  const { mutateAsync, isPending } = useRescheduleBooking();
  const { submit } = useSubmit({
    // The time is chosen from what is open, and never wrong by itself.
    values: {},
    toWire: () => {
      const { date, time, timezone } = wallTimeOf(slot ?? '', zone);
      const when = { reschedule_date: date, reschedule_time: time, user_timezone: timezone };
      return { ...when, ...(notCarriedOut && { not_carried_out: true }) };
    },
    send: (body) => mutateAsync({ id: booking.id, body }),
    said: () => t`Booking reschedule request succesfully sent!`,
    done: onClose,
    failed: (error) => {
      setTaken(takenBy(error));
      return false;
    },
    printed: t`Failed to reschedule booking`,
    serverWords: 'below',
  });
  return { submit, isPending, taken, setTaken, close: () => (isPending ? undefined : onClose()) };
};

/** BKG-89: the session keeps its length. */
const Present = ({ booking, zone }: { booking: Booking; zone: string }) => {
  const { t } = useLingui();
  const { start_at: suggestedStart, end_at: suggestedEnd, duration: minutes } = booking;
  const start = booking.current_start_time ?? suggestedStart; // M26
  const end = booking.current_end_time ?? suggestedEnd;
  return (
    <Facts
      columns={2}
      items={[
        { label: t`Present time`, value: `${longDay(start, zone)}, ${timeRange(start, end, zone)}` },
        { label: t`Duration`, value: t`${minutes} minutes` },
      ]}
    />
  );
};

/** BKG-78 to BKG-89: another date and time. */
export const RescheduleBooking = ({ booking, onClose, notCarriedOut = false }: Props) => {
  const { t } = useLingui();
  const { open, isCalendarUnknown, loading, failed, retry } = useOpenTimes(booking);
  const time = useNewTime(booking.display_timezone, open);
  const { submit, isPending, taken, setTaken, close } = useSend({ booking, onClose, notCarriedOut }, time);
  const { zone, day, slot } = time;
  const name = booking.participant.user.full_name;
  const gap = day === null ? t`Please select a date first` : t`Please select a time first`;
  const takeInstead = (one: string) => {
    time.pick(one);
    setTaken(null);
  };
  return (
    <Dialog
      opened
      onClose={close}
      size="xl"
      title={t`Reschedule`}
      lead={
        booking.booking_type === 'group'
          ? undefined
          : t`${name} has to accept the new time. Until then a confirmed session stays as it is.`
      }
      footer={
        <>
          <Button onPress={close}>{t`Cancel`}</Button>
          <ActionButton kind="primary" pending={isPending} whyNot={slot === null ? gap : null} onPress={() => submit()}>
            {t`Reschedule`}
          </ActionButton>
        </>
      }
    >
      <Stack gap="md">
        <Present booking={booking} zone={zone} />
        {taken && <TakenNotice taken={taken} zone={zone} onPick={takeInstead} />}
        {isCalendarUnknown && <CalendarUnknown />}
        <ZoneField zone={zone} onZone={time.setZone} slot={slot} day={day} />
        {failed ? (
          <ErrorState compact onRetry={retry} />
        ) : (
          <Columns>
            <DayField slots={open} zone={zone} day={day} onDay={time.setDay} loading={loading} />
            <IntoView day={day}>
              <DayTimes slots={open} zone={zone} day={day} slot={slot} onSlot={time.setSlot} />
            </IntoView>
          </Columns>
        )}
      </Stack>
    </Dialog>
  );
};
