import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { ActionButton, Button } from '../../../ui/Button.tsx';
import { RadioList } from '../../../ui/Choices.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useMe } from '../../accounts/index.ts';
import { useReportBooking } from './queries.ts';
import type { WindowProps } from './kinds.ts';

/** Everyone except the person reporting. */
const useOthers = ({ booking_participants: all, participant: { user } }: Booking) => {
  const { me } = useMe();
  const others = all.filter((one) => one.user_id !== me?.id).map((one) => ({ id: one.user_id, name: one.full_name }));
  return others.length > 0 ? others : [{ id: user.id, name: user.full_name }];
};

/** BKG-90 to BKG-92: reports that the other participant did not come; if there are several, asks which one. */
export const MarkAbsent = ({ booking, onClose }: WindowProps) => {
  const { t } = useLingui();
  const others = useOthers(booking);
  const [only] = others.length === 1 ? others : [];
  const [chosen, setChosen] = useState<string | null>(only ? String(only.id) : null);
  const { mutate, isPending } = useReportBooking();
  const report = () => mutate({ id: booking.id, reportedUserId: Number(chosen) }, { onSuccess: onClose });
  const close = () => (isPending ? undefined : onClose());
  return (
    <Dialog
      opened
      onClose={close}
      size="sm"
      title={t`Mark as Absent`}
      footer={
        <>
          <Button onPress={close}>{t`Cancel`}</Button>
          <ActionButton
            kind="danger"
            pending={isPending}
            onPress={report}
            whyNot={chosen === null ? t`Please choose a participant` : null}
          >
            {t`Mark as Absent`}
          </ActionButton>
        </>
      }
    >
      <Stack gap="md">
        {only ? (
          <Text>{t`Did ${only.name} not come to this session?`}</Text>
        ) : (
          <RadioList
            label={t`Who did not come?`}
            required
            options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        <Text tone="secondary">{t`The session goes under review, and our support team decides what follows.`}</Text>
      </Stack>
    </Dialog>
  );
};
