import { useLingui } from '@lingui/react/macro';
import type { EventSpeaker } from '../../../../contract/events/schemas/reading.ts';
import { paths } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Grow, Row } from '../../../ui/Layout.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { Text } from '../../../ui/Text.tsx';
import { ShortName } from '../../../ui/Truncate.tsx';
import { useMe } from '../../accounts/index.ts';
import { FollowSpeaker } from './FollowSpeaker.tsx';

/** EVT-03 */
const longestName = 17;

const Speaker = ({ speaker }: { speaker: EventSpeaker }) => {
  const { me } = useMe();
  const { user_id: userId, slug, name, title, photo, is_following: isFollowing } = speaker;
  const short = <ShortName max={longestName}>{name}</ShortName>;
  const isOwn = me !== null && me.id === userId;
  return (
    <ListRow>
      <Row gap="md" wrap={false}>
        <Avatar name={name} src={photo} size={48} />
        <Grow>
          <Text as="div" strong>
            {slug === null ? (
              short
            ) : (
              <Link href={paths.mentorProfile(slug)} tone="plain">
                {short}
              </Link>
            )}
          </Text>
          {title !== '' && (
            <Text size="control" tone="secondary">
              {title}
            </Text>
          )}
        </Grow>
        {userId !== null && isFollowing !== null && !isOwn && (
          <FollowSpeaker userId={userId} name={name} isFollowing={isFollowing} />
        )}
      </Row>
    </ListRow>
  );
};

/** EVT-02, EVT-03, EVT-48 */
export const Speakers = ({ speakers }: { speakers: readonly EventSpeaker[] }) => {
  const { t } = useLingui();
  if (speakers.length === 0) return null;
  return (
    <SectionCard title={t`Speakers`} flush>
      <RowList label={t`Speakers`}>
        {speakers.map((speaker) => (
          <Speaker key={speaker.id} speaker={speaker} />
        ))}
      </RowList>
    </SectionCard>
  );
};
