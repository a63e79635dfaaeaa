import { useLingui } from '@lingui/react/macro';
import { IconPencil, IconPlus, IconTargetArrow } from '@tabler/icons-react';
import { useState } from 'react';
import type { z } from 'zod';
import type { ProgrammeGoal } from '../../../../contract/programmes/schemas/programme.ts';
import { sayFailure } from '../../../lib/failure.ts';
import { legacyFailure } from '../../../lib/legacy-failure.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { type Column, DataTable } from '../../../ui/DataTable.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { Row } from '../../../ui/Layout.tsx';
import { StatusPill } from '../../../ui/Pills.tsx';
import { EmptyState } from '../../../ui/States.tsx';
import { Text } from '../../../ui/Text.tsx';
import { toastSuccess } from '../../../ui/toast.tsx';
import { useThisProgramme } from '../this-programme.tsx';
import { GoalDialog } from './GoalDialog.tsx';
import { useGoals, useToggleGoal } from './queries.ts';

type Goal = z.infer<typeof ProgrammeGoal>;

const useColumns = (acts: { onEdit: (goal: Goal) => void; onToggle: (goal: Goal) => void }): Column<Goal>[] => {
  const { t } = useLingui();
  return [
    {
      key: 'label',
      header: t`Mentoring service`,
      card: 'title',
      cell: ({ mentor_label: label }) => <Text strong>{label}</Text>,
    },
    {
      key: 'status',
      header: t`Status`,
      card: 'end',
      cell: ({ enabled }) => (
        <StatusPill tone={enabled ? 'green' : 'grey'}>{enabled ? t`Active` : t`Inactive`}</StatusPill>
      ),
    },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'actions',
      cell: (goal) => (
        <Row gap="xs" justify="end" wrap={false}>
          <Button size="sm" kind="light" onPress={() => acts.onToggle(goal)}>
            {goal.enabled ? t`Deactivate` : t`Activate`}
          </Button>
          <IconButton icon={IconPencil} label={t`Edit ${goal.mentor_label}`} onPress={() => acts.onEdit(goal)} />
        </Row>
      ),
    },
  ];
};

/** GOL-01, A42: what mentors of this programme can offer; read-only once it is over (B68). */
export const GoalsPage = () => {
  const { t } = useLingui();
  usePageTitle(t`Mentor services`);
  const programme = useThisProgramme();
  const { data, error, refetch } = useGoals(programme);
  const { mutate } = useToggleGoal(programme);
  const [edited, setEdited] = useState<Goal | 'new' | null>(null);
  const toggle = ({ id, enabled }: Goal) =>
    mutate(
      { id, enabled: !enabled },
      {
        onSuccess: () => toastSuccess(t`Successfully saved.`),
        onError: (error) => sayFailure(error, t`Oops, something went wrong!`, 'unsaid'),
      },
    );
  const columns = useColumns({ onEdit: setEdited, onToggle: toggle }).filter(
    ({ key }) => key !== 'acts' || programme.is_active,
  );
  const add = (
    <Button kind="primary" icon={IconPlus} onPress={() => setEdited('new')}>
      {t`Add mentoring service`}
    </Button>
  );
  return (
    <ListPage
      title={t`Mentor services`}
      lead={t`What mentors of this program can help with. Inactive services are not offered to members.`}
      {...(programme.is_active && { actions: add })}
      width="admin"
    >
      <DataTable
        label={t`Mentor services`}
        columns={columns}
        rows={data?.program_goals ?? []}
        rowKey={({ id }) => id}
        state={data ? 'ready' : error ? 'error' : 'loading'}
        errorText={legacyFailure(error)}
        onRetry={() => void refetch()}
        empty={<EmptyState compact icon={IconTargetArrow} title={t`No mentoring services yet`} />}
      />
      {edited !== null && (
        <GoalDialog programme={programme} goal={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </ListPage>
  );
};
