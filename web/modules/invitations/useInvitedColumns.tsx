import { useLingui } from '@lingui/react/macro';
import { IconMailForward, IconTrash } from '@tabler/icons-react';
import type { Invited, OutstandingInvitation } from '../../../contract/invitations/schemas.ts';
import { shortDay } from '../../lib/time.ts';
import { ActionButton, IconButton } from '../../ui/Button.tsx';
import type { Column } from '../../ui/DataTable.tsx';
import { Row } from '../../ui/Layout.tsx';
import { StatusPill } from '../../ui/Pills.tsx';

const tones = {
  new: 'grey',
  unsent: 'orange',
  sent: 'blue',
  accepted: 'green',
  expired: 'orange',
  revoked: 'red',
} as const;

/** The columns that every list of invited people has, by their keys. */
export const useInvitedColumns = (zone: string | undefined) => {
  const { t } = useLingui();
  const words = {
    new: t`Waiting`,
    unsent: t`Not emailed`,
    sent: t`Sent`,
    accepted: t`Accepted`,
    expired: t`Expired`,
    revoked: t`Taken back`,
  };
  return {
    email: { key: 'email', header: t`Email`, card: 'title', cell: ({ email }) => email },
    name: { key: 'name', header: t`Name`, cell: ({ name }) => name || '–' },
    status: {
      key: 'status',
      header: t`Status`,
      cell: ({ status }) => <StatusPill tone={tones[status]}>{words[status]}</StatusPill>,
    },
    sent: {
      key: 'sent',
      header: t`Sent on`,
      cell: ({ sent_at: sent }) => (sent === null || zone === undefined ? '–' : shortDay(sent, zone)),
    },
  } satisfies Record<string, Column<Invited>>;
};

interface Acts {
  zone: string | undefined;
  /** The invitation that is being sent again. */
  resending: number | null;
  onResend: (invited: OutstandingInvitation) => void;
  onTakeBack: (invited: OutstandingInvitation) => void;
}

/** Those of everybody who has not joined: with the role, and what can be done about each. */
export const useOutstandingColumns = ({
  zone,
  resending,
  onResend,
  onTakeBack,
}: Acts): Column<OutstandingInvitation>[] => {
  const { t } = useLingui();
  const { email, name, status, sent } = useInvitedColumns(zone);
  return [
    email,
    name,
    { key: 'role', header: t`Role`, cell: ({ role }) => role.name },
    status,
    sent,
    {
      key: 'acts',
      header: t`Actions`,
      headerHidden: true,
      align: 'end',
      card: 'end',
      cell: (row) => (
        <Row gap="xs" wrap={false} justify="end">
          <ActionButton
            size="sm"
            kind="light"
            icon={IconMailForward}
            label={t`Resend the invitation of ${row.email}`}
            whyNot={row.why_not_resend}
            pending={resending === row.id}
            onPress={() => onResend(row)}
          >{t`Resend`}</ActionButton>
          <IconButton
            icon={IconTrash}
            label={t`Take back the invitation of ${row.email}`}
            onPress={() => onTakeBack(row)}
          />
        </Row>
      ),
    },
  ];
};
