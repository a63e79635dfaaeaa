import { useLingui } from '@lingui/react/macro';
import { IconHeartHandshake } from '@tabler/icons-react';
import { useState } from 'react';
import type { ShownReview } from '../../../contract/reviews/schemas/shown.ts';
import { shortDay } from '../../lib/time.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { StarRow } from '../../ui/StarRow.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { BadgePills } from './badges.tsx';

/** PRO-23 */
const shownAtFirst = 4;
const shownMore = 8;

interface CardProps {
  review: Omit<ShownReview, 'rater'>;
  /** The person whose face is shown at the top. */
  person: ShownReview['rater'];
  zone: string;
  note?: string | undefined;
}

/** PRO-26: stars, text, thank-you note and badges, as far as the review has them. */
export const ReviewCard = ({ review, person, zone, note }: CardProps) => {
  const { t } = useLingui();
  const { star_rating: stars, feedback_text: text, thank_you_note: thanks, badges } = review;
  return (
    <Card as="li">
      <Stack gap="sm">
        <PersonRow
          name={person.full_name}
          src={person.profile_photo_url}
          deleted={person.deleted}
          size={40}
          meta={shortDay(review.submitted_at, zone)}
          end={stars === null ? null : <StarRow value={stars} label={t`Rating`} size="sm" />}
        />
        {text && <Text typed>{text}</Text>}
        {thanks && (
          <IconLine icon={IconHeartHandshake} tone="accent">
            {thanks}
          </IconLine>
        )}
        <BadgePills badges={badges} />
        {note !== undefined && (
          <Text size="meta" tone="secondary">
            {note}
          </Text>
        )}
      </Stack>
    </Card>
  );
};

interface Props {
  reviews: readonly ShownReview[];
  /** The reader's time zone, in which reviews are dated. */
  zone: string;
}

/** What others have said about this person. */
export const ProfileReviews = ({ reviews, zone }: Props) => {
  const { t } = useLingui();
  const [most, setMost] = useState(shownAtFirst);
  if (reviews.length === 0) return <EmptyState compact icon={IconHeartHandshake} title={t`No reviews yet`} />;
  return (
    <Stack gap="md">
      <Stack as="ul" gap="sm" label={t`Reviews`}>
        {reviews.slice(0, most).map((review) => (
          <ReviewCard key={review.id} review={review} person={review.rater} zone={zone} />
        ))}
      </Stack>
      {reviews.length > most && (
        <Stack align="center">
          <Button onPress={() => setMost(most + shownMore)}>{t`Load more`}</Button>
        </Stack>
      )}
    </Stack>
  );
};
