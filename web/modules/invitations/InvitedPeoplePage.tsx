import { useLingui } from '@lingui/react/macro';
import { IconMailPlus, IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import type { OutstandingInvitation } from '../../../contract/invitations/schemas.ts';
import { refusalOf } from '../../lib/call.ts';
import { sayFailure } from '../../lib/failure.ts';
import { listKit } from '../../lib/list-kit.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { adminPath } from '../../lib/paths.ts';
import { Button } from '../../ui/Button.tsx';
import { DataTable } from '../../ui/DataTable.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { EmptyState } from '../../ui/States.tsx';
import { toastSuccess } from '../../ui/toast.tsx';
import { useMe } from '../accounts/index.ts';
import { useThisProgramme } from '../programmes/index.ts';
import { PeopleTabs } from './PeopleTabs.tsx';
import { useOutstanding, useResendOne } from './queries.ts';
import { type InvitedFilter, invitedSearch } from './search.ts';
import { TakeBackDialog } from './TakeBackDialog.tsx';
import { useOutstandingColumns } from './useInvitedColumns.tsx';

interface Props {
  filter: InvitedFilter;
  onFilter: (next: InvitedFilter) => void;
}

const kit = listKit(invitedSearch);

const Nobody = ({ searched, href }: { searched: boolean; href: string }) => {
  const { t } = useLingui();
  if (searched) return <EmptyState compact icon={IconMailPlus} title={t`Nobody was found`} />;
  return (
    <EmptyState
      compact
      icon={IconMailPlus}
      title={t`Nobody is waiting`}
      action={<Button kind="light" href={href}>{t`Invite people`}</Button>}
    >
      {t`Everybody who was invited by email has joined.`}
    </EmptyState>
  );
};

/** C5: everybody who was invited to the program by email and has not joined, to be written to again or taken back. */
export const InvitedPeoplePage = ({ filter, onFilter }: Props) => {
  const { t } = useLingui();
  usePageTitle(t`Invited, not yet joined`);
  const programme = useThisProgramme();
  const { me } = useMe();
  const { error, table } = useOutstanding(programme.id, kit.query(filter));
  const { mutate, isPending, variables } = useResendOne();
  const [takenBack, setTakenBack] = useState<OutstandingInvitation | null>(null);
  const resend = (one: OutstandingInvitation) =>
    mutate(one, { onSuccess: ({ message }) => toastSuccess(message), onError: (failed) => sayFailure(failed) });
  const columns = useOutstandingColumns({
    zone: me?.timezone,
    resending: isPending ? variables.id : null,
    onResend: resend,
    onTakeBack: setTakenBack,
  });
  const invites = adminPath(programme, 'user-invites');
  return (
    <ListPage
      title={t`Participants`}
      lead={t`People who were invited by email and have not joined yet.`}
      actions={<Button kind="primary" icon={IconUserPlus} href={invites}>{t`User Types and Invites`}</Button>}
      tabs={<PeopleTabs active="invited" />}
      width="admin"
    >
      <DataTable
        label={t`Invited, not yet joined`}
        columns={columns}
        {...table}
        rowKey={(row) => row.id}
        errorText={refusalOf(error)?.error ?? null}
        empty={<Nobody searched={kit.isNarrowed(filter)} href={invites} />}
        toolbar={
          <SearchField
            label={t`Search by name or email`}
            value={filter.search ?? ''}
            onSearch={(search) => onFilter(kit.change(filter, { search: search || null }))}
            delay={300}
          />
        }
        onPage={(page) => onFilter(kit.toPage(filter, page))}
      />
      {takenBack && (
        <TakeBackDialog roleId={takenBack.role.id} invited={takenBack} onClose={() => setTakenBack(null)} />
      )}
    </ListPage>
  );
};
