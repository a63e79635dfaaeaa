import { Fragment } from 'react';
import type { Rating } from '../../../../contract/reviews/schemas/ratings.ts';
import { portalPath } from '../../../lib/paths.ts';
import { AvatarStack, PersonRow } from '../../../ui/Avatar.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useThisProgramme } from '../../programmes/index.ts';

type Person = Rating['mentees'][number];

export const namesOf = (people: readonly Person[]) => people.map(({ full_name: name }) => name).join(', ');

/** One side of a pair or group; people who are still in the programme link to their page there (SYS-22). */
export const People = ({ people }: { people: readonly Person[] }) => {
  const programme = useThisProgramme();
  const pageOf = ({ slug }: Person) => (slug === null ? null : portalPath(programme, `members/${slug}`));
  const [only] = people;
  if (only && people.length === 1) {
    const href = pageOf(only);
    return <PersonRow name={only.full_name} src={only.profile_photo_url} size={32} {...(href !== null && { href })} />;
  }
  return (
    <Row gap="sm" wrap={false}>
      <AvatarStack people={people.map(({ full_name: name, profile_photo_url: src }) => ({ name, src }))} size={32} />
      <Text as="span" size="control">
        {people.map((person, at) => {
          const href = pageOf(person);
          return (
            <Fragment key={person.id}>
              {at > 0 && ', '}
              {href === null ? person.full_name : <Link href={href}>{person.full_name}</Link>}
            </Fragment>
          );
        })}
      </Text>
    </Row>
  );
};
