import type { Person } from '../../../../../contract/profiles/schemas/own.ts';
import { portalPath } from '../../../../lib/paths.ts';
import { PersonRow } from '../../../../ui/Avatar.tsx';
import { useThisProgramme } from '../../../programmes/index.ts';

/** Somebody of the program, with the way to their page. */
export const Member = ({ person }: { person: Person }) => {
  const programme = useThisProgramme();
  return (
    <PersonRow
      name={person.full_name}
      src={person.profile_photo_url}
      deleted={person.deleted}
      meta={person.job_title}
      {...(person.slug !== null && { href: portalPath(programme, `members/${person.slug}`) })}
    />
  );
};
