import { useLingui } from '@lingui/react/macro';
import type { MentorCard } from '../../../../contract/discovery/schemas.ts';
import { MatchedCards } from './MatchedCards.tsx';

/** D21: where mentees pick. */
export const MatchedMentors = ({ mentors }: { mentors: readonly MentorCard[] }) => {
  const { t } = useLingui();
  if (mentors.length === 0) return null;
  const fresh = new Set(mentors.flatMap(({ id, is_new_matched: isNew }) => (isNew ? [id] : [])));
  return (
    <MatchedCards
      hint={t`Mentors of this program who suit you, the best first`}
      people={mentors}
      isNew={({ id }) => fresh.has(id)}
    />
  );
};
