import { useLingui } from '@lingui/react/macro';
import { IconStar } from '@tabler/icons-react';
import type { Rating, RatedSession } from '../../../../contract/reviews/schemas/ratings.ts';
import { refusalOf } from '../../../lib/call.ts';
import { adminPath } from '../../../lib/paths.ts';
import { shortDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { Link } from '../../../ui/navigation.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { useViewerZone } from '../../accounts/index.ts';
import { useThisProgramme } from '../../programmes/index.ts';
import { Mean } from './Mean.tsx';
import { useRatedSessions } from './queries.ts';

interface Props {
  rating: Rating;
  onSee: (session: RatedSession) => void;
}

/** A34: a pair's drawer and a group's dialog word the same things differently. */
const useWords = (type: Rating['type']) => {
  const { t } = useLingui();
  return type === 'Group'
    ? { on: t`Completed on`, mentee: t`Mentee Rating (Avg)`, mentor: t`Mentor Rating (Avg)`, see: t`View details` }
    : { on: t`Date Completed`, mentee: t`Avg Mentee Rating`, mentor: t`Avg Mentor Rating`, see: t`See Details` };
};

const useColumns = ({ rating, onSee }: Props): Column<RatedSession>[] => {
  const { t } = useLingui();
  const zone = useViewerZone();
  const words = useWords(rating.type);
  const programme = useThisProgramme();
  // SYS-22
  const pageOf = (id: number) => adminPath(programme, `bookings/${id}`);
  const session: Column<RatedSession> = {
    key: 'session',
    header: t`Session`,
    card: 'title',
    cell: ({ booking_id: id, session: number, topic }) => <Link href={pageOf(id)}>{t`${number}. ${topic}`}</Link>,
  };
  return [
    ...(rating.type === 'Group' ? [session] : []),
    {
      key: 'on',
      header: words.on,
      ...(rating.type === 'Pair' && { card: 'title' as const }),
      cell: ({ booking_id: id, completed_on: at }) => {
        const day = shortDay(at, zone);
        return rating.type === 'Pair' ? <Link href={pageOf(id)}>{day}</Link> : day;
      },
    },
    { key: 'mentee', header: words.mentee, cell: ({ mentee_score: value }) => <Mean value={value} /> },
    { key: 'mentor', header: words.mentor, cell: ({ mentor_score: value }) => <Mean value={value} /> },
    {
      key: 'see',
      header: t`Details`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (row) => (
        <Button size="sm" kind="quiet" onPress={() => onSee(row)} label={t`${words.see}, session ${row.session}`}>
          {words.see}
        </Button>
      ),
    },
  ];
};

/** REV-13, REV-14: the completed sessions of a pair or group, newest first. */
export const SessionsTable = (props: Props) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { data, error, refetch } = useRatedSessions(id, props.rating);
  const columns = useColumns(props);
  return (
    <DataTable
      label={t`Completed sessions`}
      columns={columns}
      rows={data ?? []}
      rowKey={(row) => row.booking_id}
      state={data ? 'ready' : error ? 'error' : 'loading'}
      errorText={refusalOf(error)?.error ?? null}
      onRetry={() => void refetch()}
      empty={<EmptyState compact icon={IconStar} title={t`No data available`} />}
    />
  );
};
