import { useLingui } from '@lingui/react/macro';
import { RatingBadge } from '../../../ui/Pills.tsx';
import { Text } from '../../../ui/Text.tsx';

const middle = 3;

/** REV-21: judged by the mean as displayed, with one decimal. */
const toneOf = (value: number) => {
  if (value > middle) return 'green';
  return value === middle ? 'amber' : 'red';
};

/** REV-16, REV-21: a mean of stars in one of three colours; 'N/A' if there is none, or none above 0. */
export const Mean = ({ value, outOf = false }: { value: number | null; outOf?: boolean }) => {
  const { t } = useLingui();
  if (value === null || value <= 0)
    return (
      <Text as="span" size="control" tone="secondary">
        {t`N/A`}
      </Text>
    );
  const shown = Math.round(value * 10) / 10;
  return (
    <>
      <RatingBadge value={shown} tone={toneOf(shown)} />
      {outOf && (
        <Text as="span" size="meta" tone="secondary">
          {' '}
          {t`of 5`}
        </Text>
      )}
    </>
  );
};
