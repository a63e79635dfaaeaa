import { useLingui } from '@lingui/react/macro';
import { IconCalendarEvent, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Agenda } from '../../../contract/agendas/schemas.ts';
import { sayFailure } from '../../lib/failure.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { shortDay, timeRange } from '../../lib/time.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { Row, Stack } from '../../ui/Layout.tsx';
import { Link } from '../../ui/navigation.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useThisProgramme } from '../programmes/index.ts';
import { useAgendas, useTogglePublish } from './queries.ts';
import { AgendaDialog, DeleteAgenda } from './windows.ts';

interface Acts {
  zone: string;
  onEdit: (agenda: Agenda) => void;
  onDelete: (agenda: Agenda) => void;
  onToggle: (agenda: Agenda) => void;
  pendingId: number | undefined;
}

const Name = ({ agenda }: { agenda: Agenda }) => (
  <Stack gap="none">
    <Text strong>{agenda.title}</Text>
    {agenda.description !== '' && (
      <Text size="meta" tone="secondary" lines={2}>
        {agenda.description}
      </Text>
    )}
  </Stack>
);

const When = ({ agenda, zone }: { agenda: Agenda; zone: string }) => (
  <Stack gap="none">
    <Text size="control">{shortDay(agenda.start_time, zone)}</Text>
    <Text size="meta" tone="secondary">
      {timeRange(agenda.start_time, agenda.end_time, zone)}
    </Text>
  </Stack>
);

const Where = ({ agenda: { link, link_name: name } }: { agenda: Agenda }) =>
  link === '' ? (
    '–'
  ) : (
    <Link href={link} newTab>
      {name || link}
    </Link>
  );

const RowActs = ({ agenda, onEdit, onDelete, onToggle, pendingId }: Acts & { agenda: Agenda }) => {
  const { t } = useLingui();
  return (
    <Row gap="xs" justify="end" wrap={false}>
      <Button size="sm" kind="light" pending={pendingId === agenda.id} onPress={() => onToggle(agenda)}>
        {agenda.published ? t`Unpublish` : t`Publish`}
      </Button>
      <IconButton icon={IconPencil} label={t`Edit ${agenda.title}`} onPress={() => onEdit(agenda)} />
      <IconButton icon={IconTrash} kind="danger" label={t`Delete ${agenda.title}`} onPress={() => onDelete(agenda)} />
    </Row>
  );
};

const useColumns = (acts: Acts): Column<Agenda>[] => {
  const { t } = useLingui();
  return [
    { key: 'title', header: t`Title`, card: 'title', cell: (agenda) => <Name agenda={agenda} /> },
    { key: 'when', header: t`When`, width: '12rem', cell: (agenda) => <When agenda={agenda} zone={acts.zone} /> },
    { key: 'link', header: t`Link`, cell: (agenda) => <Where agenda={agenda} /> },
    {
      key: 'published',
      header: t`Status`,
      card: 'end',
      cell: ({ published }) => (
        <StatusPill tone={published ? 'green' : 'grey'}>{published ? t`Published` : t`Unpublished`}</StatusPill>
      ),
    },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (agenda) => <RowActs {...acts} agenda={agenda} />,
    },
  ];
};

const useToggle = (programId: number) => {
  const { t } = useLingui();
  const { mutate, isPending, variables } = useTogglePublish(programId);
  const toggle = (agenda: Agenda) =>
    mutate(agenda, {
      onSuccess: ({ published }) =>
        toastSuccess(published ? t`Agenda published successfully` : t`Agenda unpublished successfully`),
      onError: (error) => sayFailure(error, t`Failed to update agenda`, 'unsaid'),
    });
  return { toggle, pendingId: isPending ? variables.id : undefined };
};

/** AGD-01: the agenda manager; read-only for a programme that is over (B68). */
export const AgendasPage = () => {
  const { t } = useLingui();
  usePageTitle(t`Agenda`);
  const programme = useThisProgramme();
  const { data, error, refetch } = useAgendas(programme.id);
  const [edited, setEdited] = useState<Agenda | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Agenda | null>(null);
  const { toggle, pendingId } = useToggle(programme.id);
  const saidOfDeleting = { done: t`Agenda deleted successfully`, failed: t`Failed to delete agenda` };
  const columns = useColumns({
    zone: programme.timezone,
    onEdit: setEdited,
    onDelete: setDeleted,
    onToggle: toggle,
    pendingId,
  }).filter(({ key }) => key !== 'acts' || programme.is_active);
  const add = (
    <Button kind="primary" icon={IconPlus} onPress={() => setEdited('new')}>
      {t`Add New`}
    </Button>
  );
  return (
    <ListPage
      title={t`Agenda`}
      lead={t`Members see what is published, in the order of its dates.`}
      {...(programme.is_active && { actions: add })}
      width="admin"
    >
      <DataTable
        label={t`Agenda`}
        columns={columns}
        rows={data ?? []}
        rowKey={({ id }) => id}
        state={data ? 'ready' : error ? 'error' : 'loading'}
        errorText={t`Failed to fetch data. Please try again.`}
        onRetry={() => void refetch()}
        empty={
          <EmptyState compact icon={IconCalendarEvent} title={t`No agenda yet`}>
            {t`Add the kick-off, the milestones and the closing, so that everybody knows what comes when.`}
          </EmptyState>
        }
      />
      {edited !== null && (
        <AgendaDialog programme={programme} agenda={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {deleted && <DeleteAgenda agenda={deleted} said={saidOfDeleting} onClose={() => setDeleted(null)} />}
    </ListPage>
  );
};
