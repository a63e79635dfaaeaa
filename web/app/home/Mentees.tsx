import { Plural, useLingui } from '@lingui/react/macro';
import {
  IconCalendarCheck,
  IconCalendarEvent,
  IconChartLine,
  IconMapPin,
  IconMessageCircle,
  IconUsers,
} from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { MenteeCard as Mentee } from '../../../contract/screens/schemas/people.ts';
import { refusalOf } from '../../lib/call.ts';
import { paths, portalPath } from '../../lib/paths.ts';
import { shortDay } from '../../lib/time.ts';
import { useProgrammeHere } from '../../modules/programmes/index.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, SectionCard } from '../../ui/Card.tsx';
import { IconLine } from '../../ui/Facts.tsx';
import { CardGrid, Grow, Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { SkeletonCards, SkeletonList } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { useMyMentees } from './queries.ts';

interface ShownProps {
  mentee: Mentee;
  zone: string;
}

/** The next session with a mentee or, if there is none, the last one. */
const NearestSession = ({ mentee, zone }: ShownProps) => {
  const { t } = useLingui();
  const { next_session_at: next, last_session_at: last } = mentee;
  if (next) return t`Next session ${shortDay(next, zone)}`;
  if (last) return t`Last session ${shortDay(last, zone)}`;
  return t`No session held yet`;
};

const MenteeLine = ({ mentee, zone }: ShownProps) => (
  <PersonRow
    name={mentee.full_name}
    src={mentee.profile_photo_url}
    deleted={mentee.deleted}
    size={44}
    meta={<NearestSession mentee={mentee} zone={zone} />}
    {...(mentee.profile_link && { href: mentee.profile_link })}
  />
);

/** The ways to a mentee; those that lead nowhere are left out. */
const MenteeButtons = ({ mentee }: Pick<ShownProps, 'mentee'>) => {
  const { t } = useLingui();
  const { full_name: name, profile_link: profile, progress_path: progress, chat_link: chat } = mentee;
  return (
    <Stack gap="sm">
      <Row>
        {profile && (
          <Grow>
            <Button full href={profile} label={t`View profile of ${name}`}>
              {t`View profile`}
            </Button>
          </Grow>
        )}
        {progress && (
          <Button icon={IconChartLine} href={progress} label={t`View Progress with ${name}`}>
            {t`View Progress`}
          </Button>
        )}
      </Row>
      {/* DSH-19 */}
      {chat !== null && (
        <Button full icon={IconMessageCircle} href={chat} label={t`Message ${name}`}>
          {t`Message`}
        </Button>
      )}
    </Stack>
  );
};

const MenteeCard = ({ mentee, zone }: ShownProps) => {
  const { t } = useLingui();
  const { full_name: name, job_title: job, company, country } = mentee;
  const { profile_link: profile } = mentee;
  return (
    <Card as="li" lift footer={<MenteeButtons mentee={mentee} />}>
      <Stack gap="md">
        <PersonRow
          name={name}
          src={mentee.profile_photo_url}
          deleted={mentee.deleted}
          size={52}
          meta={job && company ? t`${job} at ${company}` : (job ?? company)}
          {...(profile && { href: profile })}
        />
        <Stack gap="xs">
          <IconLine icon={IconCalendarEvent} tone={mentee.next_session_at ? 'brand' : 'secondary'}>
            <NearestSession mentee={mentee} zone={zone} />
          </IconLine>
          {mentee.sessions > 0 && (
            <IconLine icon={IconCalendarCheck} tone="secondary">
              <Plural value={mentee.sessions} one="# session held" other="# sessions held" />
            </IconLine>
          )}
          {country && (
            <IconLine icon={IconMapPin} tone="secondary">
              {country}
            </IconLine>
          )}
        </Stack>
      </Stack>
    </Card>
  );
};

const NobodyYet = () => {
  const { t } = useLingui();
  const here = useProgrammeHere();
  const hours = here === null ? paths.availability() : portalPath(here, 'availability');
  return (
    <EmptyState
      compact
      icon={IconUsers}
      title={t`You have no mentees yet.`}
      action={<Button href={hours}>{t`Check your availability`}</Button>}
    >
      {here === null
        ? t`They appear here with their first session.`
        : t`They appear here as soon as you are paired or a session is booked.`}
    </EmptyState>
  );
};

/** In a programme's portal, the mentees of that programme; otherwise all of them. */
const useMenteesHere = () => useMyMentees(useProgrammeHere()?.id ?? null);

/** The mentees a mentor has met or will meet, or a placeholder while there are none to show. */
const Loaded = ({ loading, children }: { loading: ReactNode; children: (mentees: Mentee[]) => ReactNode }) => {
  const { data, error, refetch, isFetching } = useMenteesHere();
  if (data) return data.mentees.length === 0 ? <NobodyYet /> : children(data.mentees);
  if (!error) return loading;
  return <ErrorState compact message={refusalOf(error)?.error} onRetry={() => void refetch()} retrying={isFetching} />;
};

const Cards = ({ mentees, zone }: { mentees: readonly Mentee[]; zone: string }) => {
  const { t } = useLingui();
  return (
    <CardGrid as="ul" label={t`My Mentees`}>
      {mentees.map((mentee) => (
        <MenteeCard key={mentee.id} mentee={mentee} zone={zone} />
      ))}
    </CardGrid>
  );
};

/** PRO-89: all mentees, with their sessions together. */
export const MenteeCards = ({ zone }: { zone: string }) => (
  <Loaded loading={<SkeletonCards count={6} />}>{(mentees) => <Cards mentees={mentees} zone={zone} />}</Loaded>
);

const shownOnDashboard = 6;

/** DSH-04: the first few mentees on the dashboard, with a link to all of them. */
export const MenteesPanel = ({ zone }: { zone: string }) => {
  const { t } = useLingui();
  const { data } = useMenteesHere();
  return (
    <SectionCard
      title={t`My Mentees`}
      {...(data && data.total > 0 && { actions: <Link href={paths.mentees()}>{t`See all`}</Link> })}
    >
      <Loaded loading={<SkeletonList rows={4} />}>
        {(mentees) => (
          <CardGrid min="sm">
            {mentees.slice(0, shownOnDashboard).map((mentee) => (
              <MenteeLine key={mentee.id} mentee={mentee} zone={zone} />
            ))}
          </CardGrid>
        )}
      </Loaded>
    </SectionCard>
  );
};

/**
 * DSH-19: a mentor's mentees in a programme. It starts with a few and expands, because the portal has no page for them.
 */
export const PortalMentees = ({ zone }: { zone: string }) => {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const { data } = useMenteesHere();
  const isMore = data !== undefined && data.total > shownOnDashboard;
  return (
    <SectionCard
      title={t`My Mentees`}
      {...(isMore && {
        footer: (
          <Button kind="quiet" size="sm" onPress={() => setAll(!all)}>
            {all ? t`Show fewer` : t`Show all ${data.total}`}
          </Button>
        ),
      })}
    >
      <Loaded loading={<SkeletonCards count={3} />}>
        {(mentees) => <Cards mentees={all ? mentees : mentees.slice(0, shownOnDashboard)} zone={zone} />}
      </Loaded>
    </SectionCard>
  );
};
