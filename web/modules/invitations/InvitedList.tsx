import { useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Invited } from '../../../contract/invitations/schemas.ts';
import { refusalOf } from '../../lib/call.ts';
import { IconButton } from '../../ui/Button.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { useMe } from '../accounts/index.ts';
import { ResendInvited } from './ResendInvited.tsx';
import { useInvited } from './queries.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { useInvitedColumns } from './useInvitedColumns.tsx';

const useColumns = (onRevoke: (invited: Invited) => void): Column<Invited>[] => {
  const { t } = useLingui();
  const { me } = useMe();
  return [
    ...Object.values(useInvitedColumns(me?.timezone)),
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'end',
      cell: (row) =>
        ['new', 'unsent', 'sent'].includes(row.status) && (
          <IconButton
            icon={IconTrash}
            label={t`Take back the invitation of ${row.email}`}
            onPress={() => onRevoke(row)}
          />
        ),
    },
  ];
};

/** C5: the people invited by email, and what happened to each invitation. */
export const InvitedList = ({ roleId, writing }: { roleId: number; writing: boolean }) => {
  const { t } = useLingui();
  const [page, setPage] = useState(1);
  const { data, error, table } = useInvited(roleId, page, writing);
  const [asked, setAsked] = useState<Invited | null>(null);
  const waiting = data?.to_resend ?? 0;
  const list = (
    <DataTable
      label={t`Invited by email`}
      columns={useColumns(setAsked)}
      {...table}
      rowKey={(row) => row.id}
      errorText={refusalOf(error)?.error ?? null}
      onPage={setPage}
      toolbar={waiting > 0 && <ResendInvited roleId={roleId} people={waiting} />}
    />
  );
  return (
    <>
      {list}
      {asked && <TakeBackDialog roleId={roleId} invited={asked} onClose={() => setAsked(null)} />}
    </>
  );
};
