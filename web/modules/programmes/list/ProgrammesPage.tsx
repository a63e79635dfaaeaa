import { useLingui } from '@lingui/react/macro';
import { IconBuildingCommunity, IconHistory, IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { EnterpriseAdmin } from '../../../../contract/enterprises/schemas/registration.ts';
import { CallRefused } from '../../../lib/call.ts';
import { deviceZone, serverNow } from '../../../lib/clock.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { paths } from '../../../lib/paths.ts';
import { dayIn } from '../../../lib/time.ts';
import { Button } from '../../../ui/Button.tsx';
import { DataTable } from '../../../ui/DataTable.tsx';
import { DateRangeField } from '../../../ui/dateFields.tsx';
import { ListPage } from '../../../ui/frames/ListPage.tsx';
import { useIsPhone } from '../../../ui/media.ts';
import { useNavigateTo } from '../../../ui/navigation.tsx';
import { SkeletonTable } from '../../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../../ui/States.tsx';
import { useSignOut } from '../../accounts/index.ts';
import { useCurrentAdmin, WelcomeDialog } from '../../enterprises/index.ts';
import { useEnterpriseProgrammes } from '../queries.ts';
import { useProgrammeColumns } from './columns.tsx';
import { ProgrammeCard } from './ProgrammeCard.tsx';

type Days = readonly [string | null, string | null];
const anyDay: Days = [null, null];

/** SYS-19 */
const AuditButton = () => {
  const { t } = useLingui();
  return (
    <Button icon={IconHistory} href={paths.companyAudit()}>
      {t`Audit log`}
    </Button>
  );
};

const CreateButton = () => {
  const { t } = useLingui();
  return (
    <Button kind="primary" icon={IconPlus} href={paths.createProgramme()}>
      {t`Create New Program`}
    </Button>
  );
};

/** Either there are no programmes yet, or none that start within the chosen days. */
const Nothing = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => {
  const { t } = useLingui();
  return filtered ? (
    <EmptyState
      title={t`No program starts within these days.`}
      action={<Button onPress={onClear}>{t`Show all`}</Button>}
    />
  ) : (
    <EmptyState icon={IconBuildingCommunity} title={t`No programs yet`}>
      {t`A program brings your mentors and mentees together in a portal of your own.`}
    </EmptyState>
  );
};

const Programmes = () => {
  const { t } = useLingui();
  const phone = useIsPhone();
  const [days, setDays] = useState<Days>(anyDay);
  // A range set on a desktop must not hide anything on a phone, which has no control to clear it.
  const [from, to] = phone ? anyDay : days;
  const { data, isError, isFetching, refetch } = useEnterpriseProgrammes(from, to);
  const columns = useProgrammeColumns();
  const filtered = from !== null || to !== null;
  const programmes = data?.programs ?? [];
  const range = (
    <DateRangeField
      label={t`Start date`}
      value={days}
      onChange={setDays}
      ends={[t`From`, t`To`]}
      today={dayIn(serverNow(), deviceZone())}
      clearable
    />
  );
  return (
    <DataTable
      label={t`Mentoring Programs`}
      columns={columns}
      rows={programmes}
      rowKey={({ id }) => id}
      state={isError ? 'error' : data ? 'ready' : 'loading'}
      onRetry={() => void refetch()}
      {...(!phone && (filtered || programmes.length > 0 || isFetching) && { filters: range })}
      empty={<Nothing filtered={filtered} onClear={() => setDays(anyDay)} />}
      rowHref={({ id }) => paths.enterProgramme(id)}
      card={(programme) => <ProgrammeCard programme={programme} />}
    />
  );
};

/** The token of the enterprise API expires earlier than the browser's session: the user then has to sign in again. */
const SignInAgain = ({ reason }: { reason: string }) => {
  const { t } = useLingui();
  const signOut = useSignOut();
  return (
    <EmptyState
      title={reason}
      action={<Button kind="primary" pending={signOut.isPending} onPress={() => signOut.mutate()}>{t`Sign in`}</Button>}
    >{t`You have been away for a while.`}</EmptyState>
  );
};

const Content = ({ admin }: { admin: EnterpriseAdmin }) => {
  const { t } = useLingui();
  const names = admin.enterprises.map(({ name }) => name).join(', ');
  return (
    <ListPage
      title={t`Mentoring Programs`}
      lead={names}
      width="admin"
      actions={
        <>
          <AuditButton />
          <CreateButton />
        </>
      }
    >
      <Programmes />
      <WelcomeDialog admin={admin} />
    </ListPage>
  );
};

/** ENT-07: the programmes of the admin's enterprises; people without an enterprise create one first (ENT-01). */
export const ProgrammesPage = () => {
  const { t } = useLingui();
  const goTo = useNavigateTo();
  const { data: admin, error, isError, isFetching, refetch } = useCurrentAdmin();
  const hasNone = admin?.enterprises.length === 0;
  usePageTitle(t`Mentoring Programs`);
  useEffect(() => {
    if (hasNone) goTo(paths.enterprise());
  }, [hasNone, goTo]);
  if (error instanceof CallRefused && error.status === 401) return <SignInAgain reason={error.refusal.error} />;
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!admin || hasNone) return <SkeletonTable />;
  return <Content admin={admin} />;
};
