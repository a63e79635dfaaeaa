import { useLingui } from '@lingui/react/macro';
import { IconEye } from '@tabler/icons-react';
import type { AdminBooking } from '../../../../contract/bookings/schemas/admin-rows.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { useIsPhone } from '../../../ui/media.ts';

/** Opens the details of a booking over the list. */
export const DetailsButton = ({ booking: { id }, onPress }: { booking: AdminBooking; onPress: () => void }) => {
  const { t } = useLingui();
  const phone = useIsPhone();
  const label = t`View details of booking ${id}`;
  return phone ? (
    <Button size="sm" label={label} onPress={onPress}>{t`View details`}</Button>
  ) : (
    <IconButton icon={IconEye} kind="default" label={label} onPress={onPress} />
  );
};
