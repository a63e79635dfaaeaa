import { Trans, useLingui } from '@lingui/react/macro';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { Invited } from '../../../contract/invitations/schemas.ts';
import { refusalOf } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { shortDay } from '../../lib/time.ts';
import { IconButton } from '../../ui/Button.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { type Column, DataTable } from '../../ui/DataTable.tsx';
import { StatusPill } from '../../ui/Pills.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useMe } from '../accounts/index.ts';
import { ResendInvited } from './ResendInvited.tsx';
import { useInvited, useRevokeInvite } from './queries.ts';

const tones = { new: 'grey', sent: 'blue', accepted: 'green', expired: 'orange', revoked: 'red' } as const;

const useColumns = (onRevoke: (invited: Invited) => void): Column<Invited>[] => {
  const { t } = useLingui();
  const { me } = useMe();
  const words = {
    new: t`Waiting`,
    sent: t`Sent`,
    accepted: t`Accepted`,
    expired: t`Expired`,
    revoked: t`Taken back`,
  };
  return [
    { key: 'email', header: t`Email`, card: 'title', cell: ({ email }) => email },
    { key: 'name', header: t`Name`, cell: ({ name }) => name || '–' },
    {
      key: 'status',
      header: t`Status`,
      cell: ({ status }) => <StatusPill tone={tones[status]}>{words[status]}</StatusPill>,
    },
    {
      key: 'sent',
      header: t`Sent on`,
      cell: ({ sent_at: sent }) => (sent === null || !me ? '–' : shortDay(sent, me.timezone)),
    },
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'end',
      cell: (row) =>
        (row.status === 'sent' || row.status === 'new') && (
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
  const { mutate, isPending } = useRevokeInvite(roleId);
  const revoke = ({ id }: Invited) =>
    mutate(id, {
      onSuccess: ({ message }) => toastSuccess(message),
      onError: (failed) => sayFailure(failed),
      onSettled: () => setAsked(null),
    });
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
      {asked && (
        <ConfirmDialog
          opened
          onClose={() => setAsked(null)}
          onConfirm={() => revoke(asked)}
          title={t`Take back the invitation?`}
          confirmLabel={t`Take back`}
          pending={isPending}
        >
          <Trans>The link in the email to {asked.email} will stop working.</Trans>
        </ConfirmDialog>
      )}
    </>
  );
};
