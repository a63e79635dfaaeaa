import { useLingui } from '@lingui/react/macro';
import { IconMessageCircle } from '@tabler/icons-react';
import type { Booking } from '../../../../contract/bookings.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { useBookingPlace } from '../place.ts';
import { useParticipant } from '../queries.ts';

/** BKG-116: who they are, and where they work; in a group everybody. */
export const OtherPerson = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const { user, user_type: side } = booking.participant;
  const href = useBookingPlace().personOf(user);
  const { data } = useParticipant(booking.id, user.id);
  const work = [data?.user.info.job_title, data?.user.info.company].filter(Boolean).join(', ');
  const others = booking.mentees.filter(({ id }) => id !== user.id);
  return (
    <Stack gap="sm">
      <PersonRow
        name={user.full_name}
        src={user.photo}
        deleted={user.deleted}
        size={46}
        meta={work || (side === 'mentor' ? t`Mentor` : t`Mentee`)}
        {...(href !== null && { href })}
        end={
          booking.chat_link !== null && (
            <Button size="sm" icon={IconMessageCircle} href={booking.chat_link} label={t`Message, ${user.full_name}`}>
              {t`Message`}
            </Button>
          )
        }
      />
      {booking.booking_type === 'group' &&
        others.map(({ id, name, photo_url: photo }) => (
          <PersonRow key={id} name={name} src={photo} meta={t`Mentee`} size={36} />
        ))}
    </Stack>
  );
};
