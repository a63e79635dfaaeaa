import type { Rating } from '../../../../contract/reviews-ratings.ts';
import { AvatarStack, PersonRow } from '../../../ui/Avatar.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Text } from '../../../ui/Text.tsx';

export const namesOf = (people: Rating['mentees']) => people.map(({ full_name: name }) => name).join(', ');

/** One side of a pair or group. */
export const People = ({ people }: { people: Rating['mentees'] }) => {
  const [only] = people;
  if (only && people.length === 1) return <PersonRow name={only.full_name} src={only.profile_photo_url} size={32} />;
  return (
    <Row gap="sm" wrap={false}>
      <AvatarStack people={people.map(({ full_name: name, profile_photo_url: src }) => ({ name, src }))} size={32} />
      <Text as="span" size="control">
        {namesOf(people)}
      </Text>
    </Row>
  );
};
