import { useLingui } from '@lingui/react/macro';
import { RatingBadge } from '../../../ui/Pills.tsx';
import { Text } from '../../../ui/Text.tsx';

/** PRO-11 */
const shownFrom = 4;

/** A mentor's average, shown from 4 up. */
export const MentorRating = ({ average, reviews }: { average: number | null; reviews: number }) =>
  average !== null && average >= shownFrom ? <RatingBadge value={average} count={reviews} /> : null;

const middle = 3;

/** PRO-35: judged by the average as displayed, with one decimal. */
export const ratingTone = (average: number) => {
  const shown = Math.round(average * 10) / 10;
  if (shown > middle) return 'green';
  return shown === middle ? 'amber' : 'red';
};

/** A mentee's average in one of three colours; 'N/A' if there is none (PRO-36). */
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
