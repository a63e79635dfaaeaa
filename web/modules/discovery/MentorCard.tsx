import { useLingui } from '@lingui/react/macro';
import { IconChartLine, IconMessageCircle } from '@tabler/icons-react';
import type { MentorCard as Mentor } from '../../../contract/discovery/schemas.ts';
import { dayAndMonth, longDay, timeOfDay } from '../../lib/time.ts';
import { ActionButton, Button, IconButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DateStrip } from '../../ui/DateStrip.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
import { Text } from '../../ui/Text.tsx';
import { useMe } from '../accounts/index.ts';
import { SessionPrice } from '../bookings/index.ts';
import { MatchReasons } from '../pairings/index.ts';
import { About, Head, Marks } from './card-parts.tsx';
import { FollowHeart } from './FollowButton.tsx';
import { useViewerZone } from '../accounts/index.ts';

interface Props {
  mentor: Mentor;
  /** With an instant if one of the dates was tapped. */
  onBook: (mentor: Mentor, slot?: string) => void;
  /** For dashboards: the same person in less space. */
  compact?: boolean;
  level?: 2 | 3;
}

/** DIS-27 */
const Dates = ({ mentor, onBook }: Pick<Props, 'mentor' | 'onBook'>) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const dates = mentor.next_dates.map(({ start }) => ({
    key: start,
    day: dayAndMonth(start, zone),
    time: timeOfDay(start, zone),
    name: `${longDay(start, zone)}, ${timeOfDay(start, zone)}`,
  }));
  return (
    <DateStrip
      label={t`Next dates of ${mentor.full_name}`}
      dates={dates}
      onPick={(start) => onBook(mentor, start)}
      empty={t`I'm currently not available.`}
    />
  );
};

/** M28 */
const Price = ({ mentor: { id, price } }: Pick<Props, 'mentor'>) => {
  const { me } = useMe();
  if (price === 0 || me?.id === id) return null;
  return (
    <Text size="meta" tone="secondary">
      <SessionPrice price={price} balance={me?.balance} />
    </Text>
  );
};

/** DIS-24, A72: buttons that lead nowhere are left out. */
const Buttons = ({ mentor, onBook }: Pick<Props, 'mentor' | 'onBook'>) => {
  const { t } = useLingui();
  const { me } = useMe();
  const { full_name: name, profile_link: profile, progress_path: progress, chat_link: chat } = mentor;
  const isOwn = me?.id === mentor.id;
  return (
    <Row wrap={false}>
      <Grow>
        {mentor.have_booked || isOwn ? (
          <Button full href={profile} label={t`View profile of ${name}`}>
            {t`View profile`}
          </Button>
        ) : (
          <ActionButton
            kind="light"
            full
            label={t`Book Session with ${name}`}
            whyNot={mentor.next_dates.length === 0 ? t`I'm currently not available.` : null}
            onPress={() => onBook(mentor)}
          >
            {t`Book Session`}
          </ActionButton>
        )}
      </Grow>
      {progress !== null && (
        <Button icon={IconChartLine} href={progress} label={t`View Progress with ${name}`}>
          {t`View Progress`}
        </Button>
      )}
      {chat !== null && <IconButton kind="default" icon={IconMessageCircle} href={chat} label={t`Message ${name}`} />}
    </Row>
  );
};

/** A mentor who can be followed, looked at and booked (DIS-20). */
export const MentorCard = ({ mentor, onBook, compact = false, level = 2 }: Props) => (
  <Card
    as="li"
    lift
    footer={
      <Stack gap="sm">
        <Dates mentor={mentor} onBook={onBook} />
        <Price mentor={mentor} />
        <Buttons mentor={mentor} onBook={onBook} />
      </Stack>
    }
  >
    <Stack gap="sm">
      <Head person={mentor} compact={compact} level={level} end={<FollowHeart mentor={mentor} />} />
      <Marks person={mentor} isNewMatch={mentor.is_new_matched} />
      <MatchReasons reasons={mentor.reasons} />
      {!compact && <About person={mentor} />}
    </Stack>
  </Card>
);
