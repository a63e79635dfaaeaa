import { useQuery } from '@tanstack/react-query';
import { useLingui } from '@lingui/react/macro';
import { IconCalendarCheck } from '@tabler/icons-react';
import type { Progress, ProgressPart, ProgressSession } from '../../../../contract/bookings/schemas/progress.ts';
import { showProgress } from '../../../../contract/bookings/endpoints.ts';
import { useJoins } from '../../../lib/joins.ts';
import { call } from '../../../lib/call.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { longDay, timeRange } from '../../../lib/time.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { DetailPage } from '../../../ui/frames/DetailPage.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { SkeletonDetail } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useMe } from '../../accounts/index.ts';
import { useBookingPlace } from '../place.ts';
import { isNotThere, serverWords } from '../refusals.ts';

interface SessionProps {
  session: ProgressSession;
  zone: string;
}

const Session = ({ session, zone }: SessionProps) => {
  const { t } = useLingui();
  const { BookingReviews } = useJoins();
  const { id, topic, start_at: start, end_at: end, path, note, label, tone } = session;
  const about = topic === '' ? t`No topic given.` : topic;
  return (
    <ListRow>
      <Stack gap="xs">
        <Row justify="between">
          {path === null ? <Text strong>{about}</Text> : <Link href={path}>{about}</Link>}
          <StatusPill tone={tone}>{label}</StatusPill>
        </Row>
        <Text size="meta" tone="secondary">
          {longDay(start, zone)}, {timeRange(start, end, zone)}
        </Text>
        <Text size="meta" tone="secondary">{t`With ${session.with.join(', ')}`}</Text>
        {note !== '' && (
          <Text typed>
            <strong>{t`Your note:`}</strong> {note}
          </Text>
        )}
        {session.shows_reviews && (
          <Disclosure title={t`Reflections`}>
            <BookingReviews bookingId={id} />
          </Disclosure>
        )}
      </Stack>
    </ListRow>
  );
};

interface PartProps extends Omit<SessionProps, 'session'> {
  title: string;
  sessions: readonly ProgressSession[];
}

const Part = ({ title, sessions, ...rest }: PartProps) => {
  const many = sessions.length;
  return many === 0 ? null : (
    <SectionCard title={`${title} (${many})`} flush>
      <RowList label={title}>
        {sessions.map((session) => (
          <Session key={session.id} session={session} {...rest} />
        ))}
      </RowList>
    </SectionCard>
  );
};

/** B32: upcoming sessions earliest first, the others latest first. */
const inPart = (sessions: readonly ProgressSession[], part: ProgressPart) => {
  const those = sessions.filter((one) => one.part === part);
  return part === 'upcoming' ? those.toReversed() : those;
};

const Loaded = ({ progress, zone }: { progress: Progress } & Omit<SessionProps, 'session'>) => {
  const { t } = useLingui();
  const { LearningOf } = useJoins();
  const { programId } = useBookingPlace();
  const { person, sessions, shared } = progress;
  const { name, photo_url: photo, deleted, profile_path: profile } = person;
  const title = shared ? t`Progress with ${name}` : t`Progress of ${name}`;
  usePageTitle(title);
  const parts: [ProgressPart, string][] = [
    ['upcoming', t`Upcoming sessions`],
    ['completed', t`Completed sessions`],
    ['closed', t`Other sessions`],
  ];
  return (
    <DetailPage
      title={title}
      lead={
        shared
          ? t`Your sessions together, with your notes and the reviews.`
          : t`All their sessions here, with the reviews.`
      }
      media={<Avatar name={name} src={photo} deleted={deleted} size={64} />}
      {...(profile !== null && { actions: <Button href={profile}>{t`View profile`}</Button> })}
      width="narrow"
    >
      {sessions.length === 0 && <EmptyState icon={IconCalendarCheck} title={t`No sessions yet.`} />}
      {parts.map(([part, words]) => (
        <Part key={part} title={words} sessions={inPart(sessions, part)} zone={zone} />
      ))}
      <LearningOf userId={person.id} programId={programId} />
    </DetailPage>
  );
};

/** B29, DSH-20: the user's sessions with someone; for admins, all the sessions that person has had in their place. */
export const ProgressPage = ({ userId }: { userId: number }) => {
  const { t } = useLingui();
  const { programId } = useBookingPlace();
  const { LearningOf } = useJoins();
  const { me } = useMe();
  const query = programId === null ? {} : { program_id: programId };
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['booking', 'progress', userId, programId],
    queryFn: ({ signal }) => call(showProgress, { params: { userId }, query }, { signal }),
    enabled: Number.isSafeInteger(userId),
  });
  if (data && me) return <Loaded progress={data} zone={me.timezone} />;
  if (!Number.isSafeInteger(userId) || isNotThere(error))
    return (
      <ListPage title={t`There is no progress to show.`} lead={t`You have had no session with this person here.`}>
        {Number.isSafeInteger(userId) && <LearningOf userId={userId} programId={programId} />}
      </ListPage>
    );
  if (!error) return <SkeletonDetail />;
  return (
    <ListPage title={t`Progress`}>
      <ErrorState message={serverWords(error)} onRetry={() => void refetch()} retrying={isFetching} />
    </ListPage>
  );
};
