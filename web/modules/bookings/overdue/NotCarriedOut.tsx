import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { useSubmit } from '../../../lib/use-submit.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { RadioList } from '../../../ui/Choices.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { TextArea } from '../../../ui/TextArea.tsx';
import { CancelBooking, RescheduleBooking } from '../windows.ts';
import { BookingLine } from '../BookingLine.tsx';
import { newReport, useReportNotCarriedOut } from './queries.ts';

/** The values as the API names them (BKG-93). */
const reasons = {
  absent: { mentee: 'Mentee did not show up', mentor: 'Mentor did not show up' },
  rescheduled: 'Session had to be rescheduled',
  cancelled: 'Session had to be cancelled',
  others: 'Others',
} as const;
const longest = 500;

/** The four reasons, without those that this user cannot act on (D08). */
const useReasons = ({ participant, why_not: whyNot }: Booking) => {
  const { t } = useLingui();
  const absent = participant.user_type === 'mentee' ? t`Mentee did not show up` : t`Mentor did not show up`;
  return [
    { value: reasons.absent[participant.user_type], label: absent },
    ...(whyNot.reschedule_not_carried_out === null
      ? [{ value: reasons.rescheduled, label: t`Session had to be rescheduled` }]
      : []),
    ...(whyNot.cancel === null ? [{ value: reasons.cancelled, label: t`Session had to be cancelled` }] : []),
    { value: reasons.others, label: t`Others` },
  ];
};

const schema = () =>
  import('../../../../contract/bookings/schemas/reports.ts').then(
    ({ failedBookingReport }) => failedBookingReport.body,
  );

interface Props {
  booking: Booking;
  /** Back to the question. */
  onBack: () => void;
  /** The problem was reported. */
  onReported: () => void;
  /** The session was moved or cancelled, or the user changed their mind. */
  onLed: () => void;
}

const useReport = ({ booking, onReported }: Pick<Props, 'booking' | 'onReported'>) => {
  const { mutateAsync, isPending } = useReportNotCarriedOut();
  const { form, errors, submit } = useSubmit({
    values: { failed_booking_reason: null as string | null, other_failed_booking_reason: '' },
    schema,
    toWire: ({ failed_booking_reason: reason, other_failed_booking_reason: other }) =>
      newReport(booking.id, reason, reason === reasons.others ? other.trim() : ''),
    send: (body, keyFor) => mutateAsync({ body, key: keyFor(body) }),
    done: onReported,
    // A58: it is said by the call, which tries again, and the user is thanked all the same.
    failed: () => {
      onReported();
      return true;
    },
  });
  return { form, errors, submit, isPending };
};

/** BKG-93: why it did not take place. Two of the reasons lead to moving or cancelling the session (D08). */
export const NotCarriedOut = ({ booking, onBack, onReported, onLed }: Props) => {
  const { t } = useLingui();
  const options = useReasons(booking);
  const [leads, setLeads] = useState(false);
  const { form, errors, submit, isPending } = useReport({ booking, onReported });
  const { failed_booking_reason: reason = null, other_failed_booking_reason: other = '' } = useWatch({
    control: form.control,
  });
  if (leads && reason === reasons.rescheduled)
    return <RescheduleBooking booking={booking} notCarriedOut onClose={onLed} />;
  if (leads) return <CancelBooking booking={booking} onClose={onLed} />;
  const goOn = () => (reason === reasons.rescheduled || reason === reasons.cancelled ? setLeads(true) : submit());
  return (
    <Dialog
      opened
      onClose={onBack}
      size="sm"
      title={t`Why was the session not carried out?`}
      footer={
        <>
          <Button onPress={onBack}>{t`Back`}</Button>
          <ActionButton
            kind="primary"
            pending={isPending}
            onPress={goOn}
            whyNot={reason === null ? t`Please choose a reason` : null}
          >
            {t`Submit`}
          </ActionButton>
        </>
      }
    >
      <Stack gap="lg">
        <BookingLine booking={booking} />
        <RadioList
          label={t`Reason`}
          required
          options={options}
          value={reason}
          onChange={(next) => form.setValue('failed_booking_reason', next)}
        />
        {reason === reasons.others && (
          <TextArea
            label={t`What happened?`}
            required
            max={longest}
            value={other}
            onChange={(event) => form.setValue('other_failed_booking_reason', event.target.value)}
            error={errors.other_failed_booking_reason?.message}
          />
        )}
      </Stack>
    </Dialog>
  );
};
