import { legacyFailure } from '../../../lib/legacy-failure.ts';
import { useLingui } from '@lingui/react/macro';
import { IconCalendarTime, IconPencil } from '@tabler/icons-react';
import type { MentorHours } from '../../../../contract/availability/schemas/admin.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { adminPath, portalPath } from '../../../lib/paths.ts';
import { PersonRow } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { useThisProgramme } from '../../programmes/index.ts';
import { useProgrammeAvailability } from '../queries.ts';
import { WeekLines } from '../WeekLines.tsx';
import { type AvailabilityFilter, availabilitySearch } from './search.ts';
import { listKit } from '../../../lib/list-kit.ts';

const State = ({ mentor: { dnd, rules } }: { mentor: MentorHours }) => {
  const { t } = useLingui();
  if (dnd) return <StatusPill tone="orange">{t`Do not disturb`}</StatusPill>;
  if (rules.length === 0) return <StatusPill tone="grey">{t`Not open`}</StatusPill>;
  return <StatusPill tone="green">{t`Open`}</StatusPill>;
};

const useColumns = (): Column<MentorHours>[] => {
  const { t } = useLingui();
  const programme = useThisProgramme();
  return [
    {
      key: 'mentor',
      header: t`Mentor`,
      card: 'title',
      // SYS-22
      cell: ({ slug, full_name: name, profile_photo_url: photo }) => (
        <PersonRow name={name} src={photo} href={portalPath(programme, `members/${slug}`)} />
      ),
    },
    { key: 'hours', header: t`Weekly hours`, cell: ({ rules }) => <WeekLines rules={rules} /> },
    { key: 'zone', header: t`Time zone`, cell: ({ timezone }) => timezone.replaceAll('_', ' ') },
    { key: 'state', header: t`Status`, cell: (mentor) => <State mentor={mentor} /> },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: ({ user_id: id, full_name: name }) => (
        <Button
          size="sm"
          icon={IconPencil}
          href={adminPath(programme, `availability/${id}`)}
          label={t`Edit the hours of ${name}`}
        >
          {t`Edit`}
        </Button>
      ),
    },
  ];
};

interface Props {
  filter: AvailabilityFilter;
  onFilter: (next: AvailabilityFilter) => void;
}

/** AVL-15: when the programme's mentors are open, with links to change it. */
export const ProgrammeAvailabilityPage = ({ filter, onFilter }: Props) => {
  const { t } = useLingui();
  const { id } = useThisProgramme();
  const { error, table } = useProgrammeAvailability(listKit(availabilitySearch).query(filter, { program_id: id }));
  const columns = useColumns();
  usePageTitle(t`Availability`);
  return (
    <ListPage title={t`Availability`} lead={t`When the mentors of this program are open for sessions.`} width="admin">
      <DataTable
        label={t`Mentors`}
        columns={columns}
        {...table}
        rowKey={(mentor) => mentor.user_id}
        errorText={legacyFailure(error)}
        empty={<EmptyState compact icon={IconCalendarTime} title={t`This program has no mentors yet`} />}
        onPage={(page) => onFilter(listKit(availabilitySearch).toPage(filter, page))}
      />
    </ListPage>
  );
};
