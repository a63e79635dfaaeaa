import { useLingui } from '@lingui/react/macro';
import { IconBriefcase, IconChartLine, IconMapPin, IconMessageCircle, IconSparkles } from '@tabler/icons-react';
import type { MentorCard as Mentor } from '../../../contract/discovery.ts';
import { dayAndMonth, longDay, timeOfDay } from '../../lib/time.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { ActionButton, Button, IconButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { DateStrip } from '../../ui/DateStrip.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { RatingBadge, StatusPill, TagList } from '../../ui/Pills.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { shortened } from '../../ui/Truncate.tsx';
import { useMe } from '../accounts/index.ts';
import { BadgeLine } from '../reviews/index.ts';
import { FollowHeart } from './FollowButton.tsx';
import { useViewerZone } from './queries.ts';

interface Props {
  mentor: Mentor;
  /** With an instant when one of the dates was tapped. */
  onBook: (mentor: Mentor, slot?: string) => void;
  /** For dashboards: the same person in less room. */
  compact?: boolean;
  level?: 2 | 3;
}

/** DIS-26, A71 */
const nameLength = { full: 20, compact: 14 };
/** DIS-25 */
const interestsLength = 80;

const Head = ({ mentor, compact = false, level = 2 }: Omit<Props, 'onBook'>) => {
  const { full_name: name, photo, info, country, profile_link: href } = mentor;
  return (
    <Row wrap={false} align="start" gap="md">
      <Avatar name={name} src={photo} size={compact ? 52 : 68} shape="square" />
      <Grow>
        <Row wrap={false} align="start" gap="xs">
          <Grow>
            <Heading level={level} look="card" lines={1}>
              <Link href={href} tone="plain" label={name}>
                {shortened(name, compact ? nameLength.compact : nameLength.full)}
              </Link>
            </Heading>
            {info.job_title && (
              <Text size="control" lines={1}>
                {info.job_title}
              </Text>
            )}
            {info.company && (
              <Text size="control" tone="brand" strong lines={1}>
                {info.company}
              </Text>
            )}
            {country && !compact && (
              <IconLine icon={IconMapPin} tone="secondary" size="meta">
                {country}
              </IconLine>
            )}
          </Grow>
          <FollowHeart mentor={mentor} />
        </Row>
      </Grow>
    </Row>
  );
};

/** DIS-22, DIS-23 */
const Marks = ({ mentor }: { mentor: Mentor }) => {
  const { t } = useLingui();
  const { fl_average_rating: rating, total_reviews: reviews, new_mentor: isNew } = mentor;
  if (rating === null && !isNew) return null;
  return (
    <Row>
      {rating !== null && <RatingBadge value={rating} count={reviews} />}
      {isNew && (
        <StatusPill tone="coral" icon={IconSparkles}>
          {t`New Mentor`}
        </StatusPill>
      )}
    </Row>
  );
};

const About = ({ mentor }: { mentor: Mentor }) => {
  const { t } = useLingui();
  const { goals, interests, top_badges: badges, full_name: name } = mentor;
  return (
    <>
      {goals.length > 0 && <TagList tags={goals.map((goal) => goal.mentor_label)} label={t`Goals of ${name}`} />}
      <Stack gap="xs">
        {interests.length > 0 && (
          <IconLine icon={IconBriefcase} tone="secondary" size="meta">
            {shortened(interests.join(', '), interestsLength)}
          </IconLine>
        )}
        <BadgeLine badges={badges} />
      </Stack>
    </>
  );
};

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

/** DIS-24, A72: what leads nowhere is not there. */
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
        <Buttons mentor={mentor} onBook={onBook} />
      </Stack>
    }
  >
    <Stack gap="sm">
      <Head mentor={mentor} compact={compact} level={level} />
      <Marks mentor={mentor} />
      {!compact && <About mentor={mentor} />}
    </Stack>
  </Card>
);
