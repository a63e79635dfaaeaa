import { useLingui } from '@lingui/react/macro';
import type { Feedback, ReviewSet } from '../../../contract/reviews/schemas/shown.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { Stack } from '../../ui/Layout.tsx';
import { TagList } from '../../ui/Pills.tsx';
import { StarRow } from '../../ui/StarRow.tsx';
import { Text } from '../../ui/Text.tsx';

/** One answer: stars, text, or the chosen options. */
const Answer = ({ item }: { item: Feedback }) => {
  const { t } = useLingui();
  const { category, title, description, value, scale_end: most, text, options } = item;
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
      {value !== null && category === 'stars' && <StarRow value={value} label={title} size="sm" />}
      {value !== null && category === 'scale' && <Text numeric>{t`${value} of ${most ?? value}`}</Text>}
      {options.length > 0 && <TagList tags={options} label={title} max={options.length} />}
      {text && <Text typed>{text}</Text>}
      {isEmpty && <Text tone="secondary">{t`No reflection provided.`}</Text>}
    </Stack>
  );
};

/** One person's review: REV-05 if there is none, REV-06 while it is sealed or being processed. */
export const OneReview = ({ review }: { review: ReviewSet }) => {
  const { t } = useLingui();
  const { user, about, submitted, feedback, private: isKept } = review;
  const aboutName = about?.full_name ?? (review.is_group_rating && submitted ? t`the group` : undefined);
  return (
    <Stack gap="sm">
      <PersonRow
        name={user.full_name}
        src={user.profile_photo_url}
        {...(aboutName !== undefined && { meta: t`about ${aboutName}` })}
      />
      {!submitted && <Text tone="secondary">{t`This user has not rated.`}</Text>}
      {submitted && feedback.length === 0 && (
        <Text tone="secondary">
          {isKept ? t`Only the admins of this program read this review.` : t`Feedback will be available soon.`}
        </Text>
      )}
      {submitted && feedback.map((item, at) => <Answer key={`${at}-${item.title}`} item={item} />)}
    </Stack>
  );
};
