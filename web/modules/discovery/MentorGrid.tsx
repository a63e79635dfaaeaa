import { useLingui } from '@lingui/react/macro';
import type { MentorCard as Mentor } from '../../../contract/discovery/schemas.ts';
import { CardGrid } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { MentorCard } from './MentorCard.tsx';
import { useBookMentor } from './useBookMentor.tsx';

interface Props {
  mentors: readonly Mentor[];
  label: string;
  compact?: boolean;
  /** The heading level of the names: one below the heading above the cards. */
  level?: 2 | 3;
}

/** Mentors as cards, with the Book Session window that they open. */
export const MentorGrid = ({ mentors, label, compact = false, level = 2 }: Props) => {
  const { book, bookingWindow } = useBookMentor();
  return (
    <>
      <CardGrid as="ul" label={label}>
        {mentors.map((mentor) => (
          <MentorCard key={mentor.id} mentor={mentor} onBook={book} compact={compact} level={level} />
        ))}
      </CardGrid>
      {bookingWindow}
    </>
  );
};

/** DIS-28: shown once, next to cards with dates. */
export const LocalTimeNote = () => {
  const { t } = useLingui();
  return (
    <Text size="meta" tone="secondary">
      {t`Time shown are based on your local time.`}
    </Text>
  );
};
