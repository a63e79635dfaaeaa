import { Trans, useLingui } from '@lingui/react/macro';
import type { ReviewSet } from '../../../contract/reviews/schemas/shown.ts';
import { Divider, Stack } from '../../ui/Layout.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { useBookingReviews } from './booking-reviews.ts';
import { LeftToReview } from './LeftToReview.tsx';
import { OneReview } from './OneReview.tsx';

interface PartProps {
  title: string;
  reviews: readonly ReviewSet[];
}

const Part = ({ title, reviews }: PartProps) => (
  <Stack gap="md">
    <Heading level={4}>{title}</Heading>
    {reviews.length === 0 && (
      <Text tone="secondary">
        <Trans>This user has not rated.</Trans>
      </Text>
    )}
    {reviews.map((review) => (
      <OneReview key={`${review.user.id}-${review.about?.id}`} review={review} />
    ))}
  </Stack>
);

/** The reviews of one session, by author (BKG-106, REV-03 to REV-07). */
export const ReviewSections = ({ bookingId }: { bookingId: number }) => {
  const { t } = useLingui();
  const { data, isError, refetch } = useBookingReviews(bookingId);
  if (!data) return isError ? <ErrorState compact onRetry={() => void refetch()} /> : <SkeletonList rows={2} />;
  return (
    <Stack gap="lg">
      <Part title={t`By the mentee`} reviews={data.mentee} />
      <LeftToReview bookingId={bookingId} people={data.left_to_review} />
      <Divider />
      <Part title={t`By the mentor`} reviews={data.mentor} />
    </Stack>
  );
};
