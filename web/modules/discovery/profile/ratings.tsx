import { useLingui } from '@lingui/react/macro';
import { RatingBadge } from '../../../ui/Pills.tsx';
import { Text } from '../../../ui/Text.tsx';

/** PRO-11 */
const shownFrom = 4;

/** A mentor's average, from 4 on. */
export const MentorRating = ({ average, reviews }: { average: number | null; reviews: number }) =>
  average !== null && average >= shownFrom ? <RatingBadge value={average} count={reviews} /> : null;

const middle = 3;

/** PRO-35, of the average as it is shown: with one decimal. */
export const ratingTone = (average: number) => {
  const shown = Math.round(average * 10) / 10;
  if (shown > middle) return 'green';
  return shown === middle ? 'amber' : 'red';
};

/** A mentee's average in three colours; 'N/A' where there is none (PRO-36). */
export const MenteeRating = ({ average }: { average: number | null }) => {
  const { t } = useLingui();
  if (average === null || average <= 0)
    return (
      <Text as="span" size="control" tone="secondary">
        {t`Rating: N/A`}
      </Text>
    );
  return <RatingBadge value={average} tone={ratingTone(average)} />;
};
