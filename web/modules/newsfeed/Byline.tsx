import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { NewsfeedAuthor } from '../../../contract/newsfeed/schemas.ts';
import { shortDay, timeOfDay } from '../../lib/time.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { useViewerZone } from '../accounts/index.ts';

interface Props {
  author: NewsfeedAuthor;
  at: string;
  edited?: boolean;
  size?: number;
  end?: ReactNode;
}

/** Who wrote something, in which role, and when. */
export const Byline = ({ author, at, edited = false, size = 40, end }: Props) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const words = [author.role, `${shortDay(at, zone)}, ${timeOfDay(at, zone)}`, edited && t`Edited`];
  return (
    <PersonRow
      name={author.full_name}
      src={author.photo_url}
      meta={words.filter(Boolean).join(' · ')}
      size={size}
      end={end}
    />
  );
};
