import { useLingui } from '@lingui/react/macro';
import type { GroupRow, PairingRow } from '../../../../contract/health/schemas/lists.ts';
import { adminPath } from '../../../lib/paths.ts';
import { shortDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import type { Column } from '../../../ui/DataTable.tsx';
import { Row, Stack } from '../../../ui/Layout.tsx';
import { RatingBadge, StatusPill } from '../../../ui/Pills.tsx';
import { Text } from '../../../ui/Text.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { HealthPill } from '../HealthPill.tsx';
import { namesOf, People } from '../People.tsx';

type Shown = PairingRow | GroupRow;

interface Given {
  zone: string;
  type: 'pair' | 'group';
  onDetails: (row: Shown) => void;
}

/** PAR-11: '-' while no session is completed. */
const feedback = (row: Shown, side: 'mentee' | 'mentor') =>
  row.completed_bookings_count === 0 ? '-' : `${row[`${side}_rated_count`]} (${row[`${side}_rated_percentage`]}%)`;

/** PAR-09 */
const RowActs = ({ row, onDetails }: Pick<Given, 'onDetails'> & { row: Shown }) => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  const who = row.name ?? namesOf([...row.mentee_participants, ...row.mentor_participants]);
  return (
    <Row gap="xs" justify="end" wrap={false}>
      <Button size="sm" kind="light" onPress={() => onDetails(row)} label={t`Details of ${who}`}>
        {t`Details`}
      </Button>
      {/* PAR-10 */}
      <Button size="sm" href={adminPath(programme, `pairing-health/${row.id}`)} label={t`Summary of ${who}`}>
        {t`Summary`}
      </Button>
    </Row>
  );
};

/** A group's name and people, or the mentee of a pair. */
const Mentees = ({ row }: { row: Shown }) => {
  const { t } = useLingui();
  return (
    <Stack gap="xs" align="start">
      {row.name !== null && (
        <Text size="control" strong>
          {row.name}
        </Text>
      )}
      <People people={row.mentee_participants} />
      {row.status === 'paused' && <StatusPill tone="grey" size="sm">{t`Paused`}</StatusPill>}
    </Stack>
  );
};

/** PAR-15: the mentee of a group whose own number is the lowest. */
const Lowest = ({ row }: { row: Shown }) => {
  const { t } = useLingui();
  const lowest = 'participants' in row ? row.participants.find(({ number }) => number !== null) : undefined;
  if (lowest === undefined || row.mentee_participants.length < 2) return null;
  const { full_name: name, number } = lowest;
  const value = Math.round((number ?? 0) / 100);
  return <Text size="meta" tone="secondary">{t`Lowest: ${name}, ${value}`}</Text>;
};

/** Names must be readable whatever else a row has to say; below it, the table scrolls. */
const narrowest = '160px';

/** PAR-09, PAR-13: the columns of both lists. */
export const useColumns = ({ zone, type, onDetails }: Given): Column<Shown>[] => {
  const { t } = useLingui();
  return [
    { key: 'mentee', header: t`Mentee`, card: 'title', width: narrowest, cell: (row) => <Mentees row={row} /> },
    { key: 'mentor', header: t`Mentor`, width: narrowest, cell: (row) => <People people={row.mentor_participants} /> },
    {
      key: 'health',
      header: t`Pairing Health`,
      sortable: true,
      cell: (row) => (
        <>
          <HealthPill score={row.pairing_health_score} health={row.health} />
          {type === 'group' && <Lowest row={row} />}
        </>
      ),
    },
    {
      key: 'reminded',
      header: t`Reminder sent`,
      breaks: 'never',
      cell: ({ reminder_sent_at: at }) => (at === null ? '-' : shortDay(at, zone)),
    },
    {
      key: 'confirmed',
      header: t`Confirmed Sessions`,
      sortable: true,
      cell: ({ confirmed_bookings_count: count }) => count,
    },
    {
      key: 'completed',
      header: t`Completed Sessions`,
      sortable: true,
      cell: ({ completed_bookings_count: count }) => count,
    },
    { key: 'by_mentee', header: t`Mentee Feedback`, breaks: 'never', cell: (row) => feedback(row, 'mentee') },
    { key: 'by_mentor', header: t`Mentor Feedback`, breaks: 'never', cell: (row) => feedback(row, 'mentor') },
    {
      key: 'average',
      header: t`Avg. Rating`,
      cell: ({ average_ratings_score: average }) => (average <= 0 ? '-' : <RatingBadge value={average} />),
    },
    {
      key: 'acts',
      header: t`Action`,
      align: 'end',
      card: 'actions',
      cell: (row) => <RowActs row={row} onDetails={onDetails} />,
    },
  ];
};
