import { useLingui } from '@lingui/react/macro';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Divider, Stack } from '../../ui/Layout.tsx';
import { SkeletonForm } from '../../ui/Skeletons.tsx';
import { ErrorState, ProgressBar } from '../../ui/States.tsx';
import { InvitedList } from './InvitedList.tsx';
import { LetterForm } from './LetterForm.tsx';
import { RoleLink } from './RoleLink.tsx';
import { useInvite } from './queries.ts';

interface Props {
  role: { id: number; name: string };
  programme: ProgrammeView;
  onClose: () => void;
}

/** INV-11: the shareable link of a role, and its invitations by email. */
export const InviteDialog = ({ role, programme, onClose }: Props) => {
  const { t } = useLingui();
  const of = { roleId: role.id, programId: programme.id };
  const { data, error, refetch } = useInvite(of);
  const written = data ? data.invited - data.waiting : 0;
  return (
    <Dialog opened onClose={onClose} title={t`Invite as ${role.name}`} size="lg">
      {data === undefined && error === null && <SkeletonForm fields={3} />}
      {data === undefined && error !== null && (
        <ErrorState
          compact
          message={t`An error occurred while fetching the invite. Please try again.`}
          onRetry={() => void refetch()}
        />
      )}
      {data && (
        <Stack gap="lg">
          <RoleLink of={of} invite={data} />
          <Divider />
          <LetterForm of={of} role={role.name} programme={programme} />
          {data.waiting > 0 && (
            <ProgressBar
              value={(100 * written) / data.invited}
              label={t`Writing invitations`}
              note={t`${written} of ${data.invited}`}
            />
          )}
          {data.invited > 0 && <InvitedList roleId={role.id} writing={data.waiting > 0} />}
        </Stack>
      )}
    </Dialog>
  );
};
