import { Plural, useLingui } from '@lingui/react/macro';
import { IconCalendarCheck, IconCalendarEvent, IconChartLine, IconMapPin, IconUsers } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { MenteeCard as Mentee } from '../../../contract/screens.ts';
import { paths, progressPath } from '../../lib/paths.ts';
import { shortDay } from '../../lib/time.ts';
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

/** What is next with somebody, else what was last. */
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

const MenteeCard = ({ mentee, zone }: ShownProps) => {
  const { t } = useLingui();
  const { full_name: name, job_title: job, company, country, profile_link: profile } = mentee;
  return (
    <Card
      as="li"
      lift
      footer={
        <Row>
          {profile && (
            <Grow>
              <Button full href={profile} label={t`View profile of ${name}`}>
                {t`View profile`}
              </Button>
            </Grow>
          )}
          <Button icon={IconChartLine} href={progressPath(null, mentee.id)} label={t`View Progress with ${name}`}>
            {t`View Progress`}
          </Button>
        </Row>
      }
    >
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
  return (
    <EmptyState
      compact
      icon={IconUsers}
      title={t`You have no mentees yet.`}
      action={<Button href={paths.availability()}>{t`Check your availability`}</Button>}
    >
      {t`They appear here with their first session.`}
    </EmptyState>
  );
};

/** Whom a mentor has met or will meet, or what stands in their place. */
const Loaded = ({ loading, children }: { loading: ReactNode; children: (mentees: Mentee[]) => ReactNode }) => {
  const { data, error, refetch, isFetching } = useMyMentees();
  if (data) return data.mentees.length === 0 ? <NobodyYet /> : children(data.mentees);
  return error ? <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} /> : loading;
};

/** PRO-89: all of them, with what they have had together. */
export const MenteeCards = ({ zone }: { zone: string }) => {
  const { t } = useLingui();
  return (
    <Loaded loading={<SkeletonCards count={6} />}>
      {(mentees) => (
        <CardGrid as="ul" label={t`My Mentees`}>
          {mentees.map((mentee) => (
            <MenteeCard key={mentee.id} mentee={mentee} zone={zone} />
          ))}
        </CardGrid>
      )}
    </Loaded>
  );
};

const shownOnDashboard = 6;

/** DSH-04: the first of them on the dashboard, and the way to all. */
export const MenteesPanel = ({ zone }: { zone: string }) => {
  const { t } = useLingui();
  const { data } = useMyMentees();
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
