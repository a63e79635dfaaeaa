import { useLingui } from '@lingui/react/macro';
import { IconMoodCheck } from '@tabler/icons-react';
import type { PairingRow } from '../../../../contract/health/schemas/lists.ts';
import { adminPath } from '../../../lib/paths.ts';
import { shortDay } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { SectionCard } from '../../../ui/Card.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { HealthPill } from '../HealthPill.tsx';
import { namesOf, People } from '../People.tsx';

const useColumns = (zone: string): Column<PairingRow>[] => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  return [
    { key: 'mentee', header: t`Mentee`, card: 'title', cell: (row) => <People people={row.mentee_participants} /> },
    { key: 'mentor', header: t`Mentor`, cell: (row) => <People people={row.mentor_participants} /> },
    {
      key: 'health',
      header: t`Pairing Health`,
      cell: (row) => <HealthPill score={row.pairing_health_score} health={row.health} />,
    },
    {
      key: 'silent',
      header: t`Days without a session`,
      cell: ({ health }) => health.silent_days,
    },
    {
      key: 'reminded',
      header: t`Reminder sent`,
      cell: ({ reminder_sent_at: at }) => (at === null ? '-' : shortDay(at, zone)),
    },
    {
      key: 'acts',
      header: t`Action`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (row) => (
        <Button
          size="sm"
          href={adminPath(programme, `pairing-health/${row.id}`)}
          label={t`Summary of ${row.name ?? namesOf([...row.mentee_participants, ...row.mentor_participants])}`}
        >
          {t`Summary`}
        </Button>
      ),
    },
  ];
};

/** The poor ones, the longest silent first. */
export const AttentionCard = ({ rows, zone }: { rows: readonly PairingRow[]; zone: string }) => {
  const { t } = useLingui();
  const columns = useColumns(zone);
  const programme = useThisProgramme();
  return (
    <SectionCard
      title={t`Needs attention`}
      hint={t`Poor pairs and groups, those without a session the longest first`}
      actions={
        rows.length > 0 && (
          <Button size="sm" kind="quiet" href={adminPath(programme, 'pairing-health?tab=pair&health=poor')}>
            {t`See all poor pairs`}
          </Button>
        )
      }
      flush
    >
      <DataTable
        label={t`Pairs and groups that need attention`}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        empty={<EmptyState compact icon={IconMoodCheck} title={t`Nobody needs attention right now`} />}
      />
    </SectionCard>
  );
};
