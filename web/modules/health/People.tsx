import type { PairingRow } from '../../../contract/health/schemas/lists.ts';
import { portalPath } from '../../lib/paths.ts';
import { AvatarStack, PersonRow } from '../../ui/Avatar.tsx';
import { Row } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { useThisProgramme } from '../programmes/index.ts';

type Person = PairingRow['mentee_participants'][number];

export const namesOf = (people: readonly Person[]) => people.map(({ full_name: name }) => name).join(', ');

/** One side of a pair or group; somebody alone links to their page (SYS-22). */
export const People = ({ people }: { people: readonly Person[] }) => {
  const programme = useThisProgramme();
  const [only] = people;
  if (only && people.length === 1)
    return (
      <PersonRow
        name={only.full_name}
        src={only.profile_photo_url}
        deleted={only.deleted}
        size={32}
        wraps
        {...(only.slug !== null && { href: portalPath(programme, `members/${only.slug}`) })}
      />
    );
  return (
    <Row gap="sm" wrap={false}>
      <AvatarStack
        people={people.map(({ full_name: name, profile_photo_url: src, deleted }) => ({ name, src, deleted }))}
        size={32}
      />
      <Text as="span" size="control" lines={2}>
        {namesOf(people)}
      </Text>
    </Row>
  );
};
