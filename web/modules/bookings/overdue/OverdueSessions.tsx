import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Divider, Row, Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastInfo } from '../../../ui/toast.tsx';
import { BookingLine } from '../BookingLine.tsx';
import { useCompleteBooking } from '../acts/queries.ts';
import { type OverdueType, readMarker, writeMarker } from './marker.ts';
import { NotCarriedOut } from './NotCarriedOut.tsx';
import { metIn } from '../met.ts';

interface Props {
  bookings: readonly Booking[];
  onConcluded: (id: number) => void;
  onClear: () => void;
  onAskAgain: () => void;
}

interface AnswersProps {
  booking: Booking;
  /** Whether it is the only session: exactly one button of a window is filled. */
  alone: boolean;
  onCompleted: (booking: Booking) => void;
  onNo: (booking: Booking) => void;
}

/**
 * Yes completes the session (BKG-97). Each session has its own call, so a later answer does not replace an earlier one.
 */
const Answers = ({ booking, alone, onCompleted, onNo }: AnswersProps) => {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useCompleteBooking();
  const yes = () =>
    mutateAsync({ id: booking.id, early: false }).then(
      () => onCompleted(booking),
      () => {},
    );
  const { name } = metIn(booking);
  return (
    <Row gap="sm" justify="end">
      <Button size={alone ? 'md' : 'sm'} onPress={() => onNo(booking)} label={t`No, ${name}`}>
        {t`No`}
      </Button>
      <Button
        kind={alone ? 'primary' : 'light'}
        size={alone ? 'md' : 'sm'}
        pending={isPending}
        onPress={yes}
        label={t`Yes, ${name}`}
      >
        {t`Yes`}
      </Button>
    </Row>
  );
};

const Confirmed = ({ booking, onGoOn }: { booking: Booking; onGoOn: () => void }) => {
  const { t } = useLingui();
  const { name } = metIn(booking);
  return (
    <Dialog
      opened
      onClose={onGoOn}
      size="sm"
      title={t`Thank you`}
      footer={<Button kind="primary" onPress={onGoOn}>{t`Continue`}</Button>}
    >
      <Text>
        {booking.group
          ? t`Your session with the group ${name} is completed.`
          : t`Your session with ${name} is completed.`}
      </Text>
    </Dialog>
  );
};

interface Said {
  type: Extract<OverdueType, 'confirmed' | 'cancellation'>;
  booking: Booking;
}

const useSaid = (bookings: readonly Booking[]) => {
  const [said, setSaid] = useState<Said | null>(() => {
    const booking = bookings.find(({ id }) => id === readMarker());
    return booking ? { type: 'cancellation', booking } : null;
  });
  const type: OverdueType = said?.type ?? (bookings.length === 1 ? 'single' : 'multiple');
  const bookingId = said?.booking.id ?? null;
  useEffect(() => writeMarker({ type, bookingId }), [type, bookingId]);
  useEffect(() => () => writeMarker({ type: 'clear', bookingId: null }), []);
  return { said, setSaid, type };
};

/** The answer may arrive while the user is dealing with another session: that continues, and a toast is enough. */
const useCompleted = ({
  said,
  setSaid,
  onConcluded,
}: Pick<ReturnType<typeof useSaid>, 'said' | 'setSaid'> & Pick<Props, 'onConcluded'>) => {
  const present = useRef(said);
  useEffect(() => {
    present.current = said;
  }, [said]);
  return (booking: Booking) => {
    if (present.current !== null) return onConcluded(booking.id);
    present.current = { type: 'confirmed', booking };
    setSaid(present.current);
  };
};

/** BKG-97 to BKG-99, PRO-92: asks whether sessions that are over took place. */
export const OverdueSessions = ({ bookings, onConcluded, onClear, onAskAgain }: Props) => {
  const { t } = useLingui();
  const { said, setSaid, type } = useSaid(bookings);
  const completed = useCompleted({ said, setSaid, onConcluded });
  const goOn = (booking: Booking) => {
    setSaid(null);
    onConcluded(booking.id);
  };
  if (said?.type === 'confirmed') return <Confirmed booking={said.booking} onGoOn={() => goOn(said.booking)} />;
  if (said !== null)
    return (
      <NotCarriedOut
        booking={said.booking}
        onBack={() => setSaid(null)}
        onReported={() => goOn(said.booking)}
        onLed={() => {
          setSaid(null);
          onAskAgain();
        }}
      />
    );
  const clear = () => {
    onClear();
    toastInfo(t`We will ask again in 2 days.`);
  };
  const alone = type === 'single';
  return (
    <Dialog
      opened
      onClose={clear}
      size="md"
      title={alone ? t`Did your session take place?` : t`Did these sessions take place?`}
      lead={
        alone
          ? t`It hasn't been marked as completed yet. If you choose Yes, we'll mark it as completed and notify the others.`
          : t`They haven't been marked as completed yet. If you choose Yes, we'll mark that session as completed and notify the others.`
      }
      footer={<Button kind="quiet" onPress={clear}>{t`Ask me later`}</Button>}
    >
      <Stack gap="md">
        {bookings.map((booking, at) => (
          <Stack key={booking.id} gap="sm">
            {at > 0 && <Divider />}
            <BookingLine booking={booking} />
            <Answers
              booking={booking}
              alone={alone}
              onCompleted={completed}
              onNo={() => setSaid({ type: 'cancellation', booking })}
            />
          </Stack>
        ))}
      </Stack>
    </Dialog>
  );
};
