import { Trans, useLingui } from '@lingui/react/macro';
import type { Feedback, ReviewSet } from '../../../contract/reviews.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { Divider, Stack } from '../../ui/Layout.tsx';
import { TagList } from '../../ui/Pills.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { StarRow } from '../../ui/StarRow.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { useBookingReviews } from './booking-reviews.ts';

/** One answer: stars, words, or what was chosen. */
const Answer = ({ item }: { item: Feedback }) => {
  const { t } = useLingui();
  const { title, description, value, text, options } = item;
  const isEmpty = value === null && !text && options.length === 0;
  return (
    <Stack gap="xs">
      <Text size="control" strong>
        {title}
      </Text>
      {description && (
        <Text size="meta" tone="secondary">
          {description}
        </Text>
      )}
      {value !== null && <StarRow value={value} label={title} size="sm" />}
      {options.length > 0 && <TagList tags={options} label={title} max={options.length} />}
      {text && <Text typed>{text}</Text>}
      {isEmpty && <Text tone="secondary">{t`No reflection provided.`}</Text>}
    </Stack>
  );
};

/** What one person said: REV-05 when nothing, REV-06 while it is sealed or being worked out. */
const OneReview = ({ review }: { review: ReviewSet }) => {
  const { t } = useLingui();
  const { user, about, submitted, feedback } = review;
  const aboutName = about?.full_name;
  return (
    <Stack gap="sm">
      <PersonRow
        name={user.full_name}
        src={user.profile_photo_url}
        {...(aboutName !== undefined && { meta: t`about ${aboutName}` })}
      />
      {!submitted && <Text tone="secondary">{t`This user has not rated.`}</Text>}
      {submitted && feedback.length === 0 && <Text tone="secondary">{t`Feedback will be available soon.`}</Text>}
      {submitted && feedback.map((item, at) => <Answer key={`${at}-${item.title}`} item={item} />)}
    </Stack>
  );
};

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

/** The reviews of one session, by who gave them (BKG-106, REV-03 to REV-07). */
export const ReviewSections = ({ bookingId }: { bookingId: number }) => {
  const { t } = useLingui();
  const { data, isError, refetch } = useBookingReviews(bookingId);
  if (!data) return isError ? <ErrorState compact onRetry={() => void refetch()} /> : <SkeletonList rows={2} />;
  return (
    <Stack gap="lg">
      <Part title={t`By the mentee`} reviews={data.mentee} />
      <Divider />
      <Part title={t`By the mentor`} reviews={data.mentor} />
    </Stack>
  );
};
