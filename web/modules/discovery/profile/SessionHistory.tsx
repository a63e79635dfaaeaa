import { useLingui } from '@lingui/react/macro';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { MenteeProfile } from '../../../../contract/screens/schemas/profiles.ts';
import { bookingPaths, paths } from '../../../lib/paths.ts';
import { shortDay, timeOfDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { ListRow, RowList } from '../../../ui/RowList.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useProgrammeHere } from '../../programmes/index.ts';
import { useViewerZone } from '../../accounts/index.ts';

type PastSession = MenteeProfile['session_history'][number];
type Tone = 'green' | 'blue' | 'orange' | 'red' | 'grey';

/** The label of a stored status, in the colours used for bookings elsewhere. */
const useStatusWords = (): Partial<Record<string, [Tone, string]>> => {
  const { t } = useLingui();
  const completed: [Tone, string] = ['green', t`Completed`];
  const cancelled: [Tone, string] = ['red', t`Cancelled`];
  return {
    pending: ['orange', t`Pending`],
    upcoming: ['blue', t`Confirmed`],
    completed,
    partially_rated: completed,
    fully_rated: completed,
    reported: ['orange', t`Pending investigation`],
    investigating: ['orange', t`Pending investigation`],
    missed: ['red', t`Missed`],
    refunded: ['grey', t`Refunded`],
    cancelled,
    system_cancelled: cancelled,
  };
};

const Line = ({ session }: { session: PastSession }) => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const words = useStatusWords()[session.status];
  const { page } = bookingPaths(useProgrammeHere());
  const mentor = session.with;
  return (
    <ListRow href={page(session.id)}>
      <Row justify="between" align="start">
        <Stack gap="none">
          <Text size="control" strong>
            {session.topic}
          </Text>
          <Text size="meta" tone="secondary" numeric>
            {t`${shortDay(session.start_at, zone)}, ${timeOfDay(session.start_at, zone)}, with ${mentor}`}
          </Text>
        </Stack>
        {words && <StatusPill tone={words[0]}>{words[1]}</StatusPill>}
      </Row>
    </ListRow>
  );
};

const shownAtFirst = 5;

const NoneYet = ({ isOwn }: { isOwn: boolean }) => {
  const { t } = useLingui();
  const inPortal = useProgrammeHere() !== null;
  if (!isOwn) return <EmptyState compact icon={IconCalendarPlus} title={t`No sessions together yet`} />;
  // Whether members can look for people in a portal depends on its pairing method: its navigation has the link (B22).
  if (inPortal) return <EmptyState compact icon={IconCalendarPlus} title={t`No sessions yet`} />;
  const button = <Button href={paths.discover()}>{t`Find a mentor`}</Button>;
  return <EmptyState compact icon={IconCalendarPlus} title={t`No sessions yet`} action={button} />;
};

interface Props {
  sessions: readonly PastSession[];
  /** Whether these are the reader's own: only then is there something to do about having none. */
  isOwn: boolean;
}

/** PRO-32: the sessions that the reader took part in; on the reader's own page, all of them. */
export const SessionHistory = ({ sessions, isOwn }: Props) => {
  const { t } = useLingui();
  const [all, setAll] = useState(false);
  const shown = all ? sessions : sessions.slice(0, shownAtFirst);
  return (
    <SectionCard
      title={t`Session history`}
      flush={sessions.length > 0}
      {...(shown.length < sessions.length && {
        footer: (
          <Button kind="quiet" onPress={() => setAll(true)} label={t`View more: Session history`}>
            {t`View more`}
          </Button>
        ),
      })}
    >
      {sessions.length === 0 ? (
        <NoneYet isOwn={isOwn} />
      ) : (
        <RowList label={t`Session history`}>
          {shown.map((session) => (
            <Line key={session.id} session={session} />
          ))}
        </RowList>
      )}
    </SectionCard>
  );
};
