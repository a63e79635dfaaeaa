import { useLingui } from '@lingui/react/macro';
import { IconMapPin, IconPhone, IconVideo } from '@tabler/icons-react';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { ActionButton } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { IconLine } from '../../../ui/Facts.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';
import { reasonOf } from '../../../lib/reasons.ts';

const videoCall = 'Video Call';
const icons: Record<string, typeof IconVideo> = { [videoCall]: IconVideo, 'In Person': IconMapPin };

/** The labels of a confirmed session: the second one from its end until someone concludes it. */
const confirmed: readonly Booking['label'][] = ['Confirmed', 'Pending Completion'];

/** BKG-110: Start Session is shown for confirmed video calls only; the server says when it works and why not. */
const StartSession = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const reason = reasonOf(booking.why_not.join);
  const room = booking.urls.room_url;
  if (!confirmed.includes(booking.label) || booking.session_type !== videoCall) return null;
  return (
    <Stack gap="sm">
      <ActionButton kind="primary" icon={IconVideo} full whyNot={reason} {...(room !== null && { href: room })}>
        {t`Start Session`}
      </ActionButton>
      {reason !== null && reason !== booking.info?.text && (
        <Text size="meta" tone="secondary">
          {reason}
        </Text>
      )}
    </Stack>
  );
};

/** How the participants meet (BKG-101). */
export const ModeCard = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const { session_type: type, location, contact_info: contact } = booking;
  return (
    <SectionCard title={t`Mode of communication`} level={3}>
      <Stack gap="md">
        <IconLine icon={icons[type] ?? IconPhone}>{type}</IconLine>
        {location && <IconLine icon={IconMapPin}>{location.title}</IconLine>}
        {contact !== null && <IconLine icon={IconPhone}>{contact}</IconLine>}
        <StartSession booking={booking} />
      </Stack>
    </SectionCard>
  );
};
