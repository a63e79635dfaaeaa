import { useLingui } from '@lingui/react/macro';
import type { Booking } from '../../../../contract/bookings/schemas/booking.ts';
import { SectionCard } from '../../../ui/Card.tsx';
import { laterInPage } from '../../../ui/later.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { SkeletonForm } from '../../../ui/Skeletons.tsx';
import { Heading, Text } from '../../../ui/Text.tsx';

const BriefForm = laterInPage(
  async () => (await import('./BriefForm.tsx')).BriefForm,
  () => <SkeletonForm fields={2} />,
);

const BriefToRead = ({ booking: { brief, discussion_points: points } }: { booking: Booking }) => {
  const { t } = useLingui();
  if (!brief && points.length === 0) return <Text tone="secondary">{t`Nothing was added.`}</Text>;
  return (
    <Stack gap="md">
      {brief && <Text typed>{brief}</Text>}
      {points.length > 0 && (
        <Stack gap="sm">
          <Heading level={4}>{t`Discussion points`}</Heading>
          <Stack as="ul" gap="xs">
            {points.map((point, at) => (
              <Text as="li" key={`${at}-${point}`}>
                {point}
              </Text>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
};

/** BKG-118: the mentee can edit it until the session starts, the mentor reads it. */
export const Brief = ({ booking }: { booking: Booking }) => {
  const { t } = useLingui();
  const mayWrite = booking.why_not.edit_brief === null;
  return (
    <SectionCard
      title={t`Introduction and discussion points`}
      {...(mayWrite && { hint: t`Your mentor reads this before the session.` })}
      level={3}
    >
      {mayWrite ? <BriefForm key={booking.id} booking={booking} /> : <BriefToRead booking={booking} />}
    </SectionCard>
  );
};
