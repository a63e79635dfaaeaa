import { Plural, useLingui } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import type { MenteeCard } from '../../../contract/screens.ts';
import { paths } from '../../lib/paths.ts';
import { shortDay } from '../../lib/time.ts';
import { PersonRow } from '../../ui/Avatar.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { Button } from '../../ui/Button.tsx';
import { CardGrid } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { SkeletonList } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { useMyMentees } from './queries.ts';

const NextSession = ({ mentee, zone }: { mentee: MenteeCard; zone: string }) => {
  const { t } = useLingui();
  const { next_session_at: next, last_session_at: last } = mentee;
  if (next) return t`Next session ${shortDay(next, zone)}`;
  if (last) return t`Last session ${shortDay(last, zone)}`;
  return <Plural value={mentee.sessions} one="# session" other="# sessions" />;
};

/** DSH-04: whom a mentor has met or will meet; at most `limit` of them, with a way to all. */
export const Mentees = ({ zone, limit }: { zone: string; limit?: number }) => {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useMyMentees();
  if (!data) {
    return error ? (
      <ErrorState compact onRetry={() => void refetch()} retrying={isFetching} />
    ) : (
      <SkeletonList rows={4} />
    );
  }
  if (data.mentees.length === 0) {
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
  }
  return (
    <CardGrid min="md">
      {data.mentees.slice(0, limit).map((mentee) => (
        <PersonRow
          key={mentee.id}
          name={mentee.full_name}
          src={mentee.profile_photo_url}
          deleted={mentee.deleted}
          size={44}
          meta={<NextSession mentee={mentee} zone={zone} />}
          {...(mentee.profile_link && { href: mentee.profile_link })}
        />
      ))}
    </CardGrid>
  );
};

const shownOnDashboard = 6;

export const MenteesPanel = ({ zone }: { zone: string }) => {
  const { t } = useLingui();
  const { data } = useMyMentees();
  const seeAll = (data?.total ?? 0) > shownOnDashboard;
  return (
    <SectionCard title={t`My Mentees`} {...(seeAll && { actions: <Link href={paths.mentees()}>{t`See all`}</Link> })}>
      <Mentees zone={zone} limit={shownOnDashboard} />
    </SectionCard>
  );
};
