import { Plural, useLingui } from '@lingui/react/macro';
import { IconMailPlus, IconUsersGroup } from '@tabler/icons-react';
import { useState } from 'react';
import type { ProgrammeView } from '../../../contract/programmes/schemas/programme.ts';
import { refusalOf } from '../../lib/call.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { adminPath } from '../../lib/paths.ts';
import { ActionButton } from '../../ui/Button.tsx';
import { SectionCard } from '../../ui/Card.tsx';
import { ListPage } from '../../ui/frames/ListPage.tsx';
import { CardGrid } from '../../ui/Layout.tsx';
import { SkeletonCards } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { Text } from '../../ui/Text.tsx';
import { useMe } from '../accounts/index.ts';
import { useRoles, useThisProgramme } from '../programmes/index.ts';
import { InviteDialog } from './InviteDialog.tsx';

type Role = NonNullable<ReturnType<typeof useRoles>['roles']>[number];

const RoleCard = ({ role, whyNot, onInvite }: { role: Role; whyNot: string | null; onInvite: () => void }) => {
  const { t } = useLingui();
  const about = {
    mentee: t`Takes part as a mentee`,
    mentor: t`Takes part as a mentor`,
    admin: t`Administers the program`,
  };
  return (
    <SectionCard
      title={role.name}
      hint={about[role.user_type]}
      footer={
        <ActionButton
          kind="light"
          icon={IconMailPlus}
          label={t`Invite as ${role.name}`}
          whyNot={whyNot}
          onPress={onInvite}
        >
          {t`Invite`}
        </ActionButton>
      }
    >
      <Text>
        <Plural value={role.count} one="# member has this role" other="# members have this role" />
      </Text>
    </SectionCard>
  );
};

/** B68, B03: an admin whose own address is not confirmed can neither create a link nor send emails. */
const useWhyNot = (programme: ProgrammeView) => {
  const { t } = useLingui();
  const { me } = useMe();
  if (!programme.is_active) return t`This program is no longer active.`;
  if (programme.is_draft) return t`This program is still a draft. Open it first.`;
  return me?.confirmed_at === null ? t`You have to confirm your email address before continuing.` : null;
};

/** INV-11, INV-25: a card for each role, which opens the dialog with its link and emails. */
export const InvitesPage = () => {
  const { t } = useLingui();
  usePageTitle(t`User types and invites`);
  const programme = useThisProgramme();
  const { roles, error, refetch } = useRoles(programme.id);
  const [invited, setInvited] = useState<Role | null>(null);
  const whyNot = useWhyNot(programme);
  return (
    <ListPage
      title={t`User types and invites`}
      lead={t`Share a link, or invite people by email. Whoever accepts joins with that role at once.`}
      back={{ href: adminPath(programme, 'user_management'), label: t`Participants` }}
      width="admin"
    >
      {roles === undefined && error === null && <SkeletonCards count={3} />}
      {roles === undefined && error !== null && (
        <ErrorState message={refusalOf(error)?.error} onRetry={() => void refetch()} />
      )}
      {roles?.length === 0 && <EmptyState icon={IconUsersGroup} title={t`No roles available`} />}
      {roles && roles.length > 0 && (
        <CardGrid min="md">
          {roles.map((role) => (
            <RoleCard key={role.id} role={role} whyNot={whyNot} onInvite={() => setInvited(role)} />
          ))}
        </CardGrid>
      )}
      {invited && <InviteDialog role={invited} programme={programme} onClose={() => setInvited(null)} />}
    </ListPage>
  );
};
