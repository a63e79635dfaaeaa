import { useLingui } from '@lingui/react/macro';
import { IconMessageCircle } from '@tabler/icons-react';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';
import { useMe } from '../../accounts/index.ts';
import { PersonMenu } from '../../safety/index.ts';
import { useBookingPlace } from '../place.ts';
import { useParticipant } from '../queries.ts';

/** B47: everyone in a group's session, mentors first. */
const Members = ({ group }: { group: NonNullable<Booking['group']> }) => {
  const { t } = useLingui();
  const { personOf, programId } = useBookingPlace();
  const { me } = useMe();
  const count = group.members.length;
  return (
    <Stack gap="sm">
      <Heading level={3} look="small">
        {group.name}
      </Heading>
      <Text size="meta" tone="secondary">{t`${count} people take part`}</Text>
      {group.members.map(({ user_type: side, ...person }) => {
        const href = personOf(person);
        return (
          <PersonRow
            key={person.id}
            name={person.full_name}
            src={person.photo}
            deleted={person.deleted}
            meta={side === 'mentor' ? t`Mentor` : t`Mentee`}
            {...(href !== null && { href })}
            end={
              person.id !== me?.id &&
              !person.deleted && <PersonMenu personId={person.id} name={person.full_name} programId={programId} />
            }
          />
        );
      })}
    </Stack>
  );
};

const TheOther = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const { user, user_type: side } = booking.participant;
  const href = useBookingPlace().personOf(user);
  const { data } = useParticipant(booking.id, user.id);
  // BKG-107: while the session is under review, its participants cannot message each other from it.
  const underReview = booking.info?.key === 'bookings.info.under_review';
  const work = [data?.user.info.job_title, data?.user.info.company].filter(Boolean).join(', ');
  return (
    <PersonRow
      name={user.full_name}
      src={user.photo}
      deleted={user.deleted}
      size={46}
      meta={work || (side === 'mentor' ? t`Mentor` : t`Mentee`)}
      {...(href !== null && { href })}
      end={
        <Row gap="xs" wrap={false}>
          {booking.chat_link !== null && !underReview && (
            <Button size="sm" icon={IconMessageCircle} href={booking.chat_link} label={t`Message, ${user.full_name}`}>
              {t`Message`}
            </Button>
          )}
          {!user.deleted && <PersonMenu personId={user.id} name={user.full_name} programId={booking.program_id} />}
        </Row>
      }
    />
  );
};

/** BKG-116: the other participant and where they work; for a group, everyone. */
export const OtherPerson = ({ booking }: { booking: Booking }) =>
  booking.group ? <Members group={booking.group} /> : <TheOther booking={booking} />;
