import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { SectionCard } from '../../../ui/Card.tsx';
import { CardGrid } from '../../../ui/Layout.tsx';
import { MemberCard } from '../directory/MemberCard.tsx';

type Card = ComponentProps<typeof MemberCard>;

interface Props extends Pick<Card, 'viewerIs'> {
  hint: string;
  people: readonly (Card['person'] & Pick<Card, 'reasons'>)[];
  isNew: (person: { id: number }) => boolean;
}

/** D21: the people of a programme who suit the reader best, each with the reasons in words. */
export const MatchedCards = ({ hint, people, isNew, viewerIs }: Props) => {
  const { t } = useLingui();
  return (
    <SectionCard title={t`Matched`} hint={hint}>
      <CardGrid as="ul" label={t`Matched`}>
        {people.map((person) => (
          <MemberCard
            key={person.id}
            person={person}
            isNewMatch={isNew(person)}
            reasons={person.reasons}
            {...(viewerIs && { viewerIs })}
            compact
            level={3}
          />
        ))}
      </CardGrid>
    </SectionCard>
  );
};
