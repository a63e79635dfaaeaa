import { useLingui } from '@lingui/react/macro';
import { IconBriefcase, IconMapPin, IconSparkles } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { DirectoryCard } from '../../../contract/discovery/schemas.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { Grow, Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { RatingBadge, StatusPill, TagList } from '../../ui/Pills.tsx';
import { Heading, Text } from '../../ui/Text.tsx';
import { shortened } from '../../ui/Truncate.tsx';
import { BadgeLine } from '../reviews/index.ts';

/** DIS-26, A71 */
const nameLength = { full: 20, compact: 14 };
/** DIS-25 */
const interestsLength = 80;

interface HeadProps {
  person: DirectoryCard;
  /** For dashboards: the same person in less space. */
  compact?: boolean;
  level?: 2 | 3;
  /** Placed at the end of the name's line. */
  end?: ReactNode;
}

/** Photo, name and job. */
export const Head = ({ person, compact = false, level = 2, end }: HeadProps) => {
  const { full_name: name, photo, info, country, profile_link: href } = person;
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
          {end}
        </Row>
      </Grow>
    </Row>
  );
};

interface MarksProps {
  person: DirectoryCard;
  /** Suggested to the reader, and not seen yet (DIS-21). */
  isNewMatch?: boolean;
}

/** DIS-22, DIS-23 */
export const Marks = ({ person, isNewMatch = false }: MarksProps) => {
  const { t } = useLingui();
  const { fl_average_rating: rating, total_reviews: reviews, new_mentor: isNew } = person;
  if (rating === null && !isNew && !isNewMatch) return null;
  return (
    <Row>
      {isNewMatch && <StatusPill tone="green">{t`New match`}</StatusPill>}
      {rating !== null && <RatingBadge value={rating} count={reviews} />}
      {isNew && (
        <StatusPill tone="coral" icon={IconSparkles}>
          {t`New Mentor`}
        </StatusPill>
      )}
    </Row>
  );
};

/** What mentors help with, or mentees look for. */
export const About = ({ person }: { person: DirectoryCard }) => {
  const { t } = useLingui();
  const { goals, interests, top_badges: badges, full_name: name } = person;
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
