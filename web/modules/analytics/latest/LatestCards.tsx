import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { DashboardActivity, LatestReflection } from '../../../../contract/analytics/schemas/activities.ts';
import type { DashboardOverview } from '../../../../contract/analytics/schemas/dashboard.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Stack } from '../../../ui/Layout.tsx';
import { RatingBadge } from '../../../ui/Pills.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { SkeletonList } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useIsExtraWide } from '../../../ui/media.ts';
import { Text } from '../../../ui/Text.tsx';
import { useLatestActivities, useLatestReflections } from '../queries.ts';
import { useWho } from './who.ts';

interface LatestRows<Row> {
  rows: readonly Row[] | undefined;
  failed: boolean;
  retry: () => void;
}

interface CardProps<Row extends { id: number }> extends LatestRows<Row> {
  title: string;
  empty: string;
  /** Said when the rows could not be loaded. */
  error?: string;
  line: (row: Row) => ReactNode;
  /** Link to the complete list. */
  more?: string;
  /** For lists that mix two kinds of rows. */
  keyOf?: (row: Row) => string;
  /** The maximum number of rows. */
  most?: number;
}

const shown = 5;

const AllOfThem = ({ href, title }: { href: string; title: string }) => {
  const { t } = useLingui();
  return <Button kind="quiet" size="sm" href={href} label={t`View all: ${title}`}>{t`View all`}</Button>;
};

const ListCard = <Row extends { id: number }>({
  title,
  empty,
  error,
  rows,
  failed,
  retry,
  line,
  more,
  keyOf = ({ id }) => String(id),
  most = shown,
}: CardProps<Row>) => (
  <SectionCard title={title} flush actions={more === undefined ? undefined : <AllOfThem href={more} title={title} />}>
    {failed && <ErrorState compact title={error} onRetry={retry} />}
    {!rows && !failed && <SkeletonList rows={3} />}
    {rows?.length === 0 && <EmptyState compact title={empty} />}
    {rows && rows.length > 0 && (
      <RowList label={title}>
        {rows.slice(0, most).map((row) => (
          <ListRow key={keyOf(row)}>{line(row)}</ListRow>
        ))}
      </RowList>
    )}
  </SectionCard>
);

/** BKG-122 */
export const useActionWords = (): Record<DashboardActivity['action'], string> => {
  const { t } = useLingui();
  return {
    created: t`New Booking`,
    confirmed: t`Session Confirmed`,
    completed: t`Session Completed`,
    canceled: t`Session Cancelled`,
    reviewed: t`New Reflection`,
    submitted: t`Survey Submitted`,
    joined: t`Joined the program`,
  };
};

interface Props {
  programId: number;
  /** Link to the complete list. */
  more?: string;
  /** The time zone that times are shown in. */
  zone: string;
}

/** DSH-17 */
const mostActivities = { extraWide: 4, otherwise: 3 };

export const LatestActivities = ({ programId, zone, more }: Props) => {
  const { t } = useLingui();
  const { data, isError, refetch } = useLatestActivities(programId);
  const words = useActionWords();
  const most = useIsExtraWide() ? mostActivities.extraWide : mostActivities.otherwise;
  const who = useWho();
  const line = (activity: DashboardActivity) => {
    const { action, created_at: at } = activity;
    return (
      <Stack gap="none">
        <Text strong size="control">
          {words[action]}
        </Text>
        <Text size="control">
          {who(activity)
            .map(({ name }) => name)
            .join(' · ')}
        </Text>
        <Text size="meta" tone="secondary">
          {shortDay(at, zone)}, {timeOfDay(at, zone)}
        </Text>
      </Stack>
    );
  };
  return (
    <ListCard
      title={t`Latest activities`}
      error={t`Error loading activities`}
      empty={t`Nothing has happened yet.`}
      {...(more !== undefined && { more })}
      rows={data?.activities}
      most={most}
      keyOf={({ action, id }) => `${action} ${id}`}
      failed={isError}
      retry={() => void refetch()}
      line={line}
    />
  );
};

export const LatestReflections = ({ programId, zone }: Props) => {
  const { t } = useLingui();
  const { data, isError, refetch } = useLatestReflections(programId);
  const line = ({ rater, rated_name: rated, star_rating: stars, text: words, created_at: at }: LatestReflection) => (
    <Stack gap="xs">
      <PersonRow
        name={rater.full_name}
        src={rater.profile_photo_url}
        deleted={rater.deleted}
        meta={rated === null ? t`about the group, ${shortDay(at, zone)}` : t`about ${rated}, ${shortDay(at, zone)}`}
        end={stars === null ? undefined : <RatingBadge value={stars} />}
      />
      {words && (
        <Text size="control" lines={2}>
          {words}
        </Text>
      )}
    </Stack>
  );
  return (
    <ListCard
      title={t`Latest reflections`}
      empty={t`No session has been reviewed yet.`}
      rows={data?.reflections}
      failed={isError}
      retry={() => void refetch()}
      line={line}
    />
  );
};

/** The mentors with the most sessions here. */
export const BusiestMentors = ({ mentors }: { mentors: DashboardOverview['mentors'] }) => {
  const { t } = useLingui();
  return (
    <ListCard
      title={t`Mentors`}
      empty={t`No session has taken place yet.`}
      rows={mentors.map(({ person, sessions }) => ({ ...person, sessions }))}
      failed={false}
      retry={() => {}}
      line={({ full_name: name, profile_photo_url: src, deleted, sessions }) => (
        <PersonRow
          name={name}
          src={src}
          deleted={deleted}
          meta={sessions === 1 ? t`1 session` : t`${sessions} sessions`}
        />
      )}
    />
  );
};
