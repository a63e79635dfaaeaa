import { useLingui } from '@lingui/react/macro';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { CallRefused } from '../../lib/call.ts';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { Button } from '../../ui/Button.tsx';
import { AppFrame } from '../../ui/frames/AppFrame.tsx';
import { DashboardPage } from '../../ui/frames/DashboardPage.tsx';
import { TopBar } from '../../ui/frames/TopBar.tsx';
import { SkeletonDetail } from '../../ui/Skeletons.tsx';
import { EmptyState, ErrorState } from '../../ui/States.tsx';
import { useMe, useSignOut } from '../accounts/index.ts';
import { EnterpriseCards } from './EnterpriseCards.tsx';
import { useCurrentAdmin } from './queries.ts';

/** What the enterprise API says; its token ends earlier than the browser's session, and then one signs in again. */
const Content = ({ onSignIn }: { onSignIn: () => void }) => {
  const { t } = useLingui();
  const { data: admin, error, isError, isFetching, refetch } = useCurrentAdmin();
  if (isError && error instanceof CallRefused && error.status === 401) {
    return (
      <EmptyState
        title={error.refusal.error}
        action={<Button kind="primary" onPress={onSignIn}>{t`Sign in`}</Button>}
      >{t`You have been away for a while.`}</EmptyState>
    );
  }
  if (isError) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!admin) return <SkeletonDetail />;
  return (
    <DashboardPage title={t`Hello ${admin.firstname}`} lead={admin.email} width="admin">
      <EnterpriseCards admin={admin} />
    </DashboardPage>
  );
};

/** Who is not signed in goes to /login (ACC-09), who has no enterprise account to their own home (D01). */
const useEnterpriseOnly = () => {
  const { me, isLoading, failed, retry } = useMe();
  const router = useRouter();
  const isKnown = !isLoading && !failed;
  const home = me !== null && !me.is_enterprise ? me.home_url : null;
  const elsewhere = isKnown && me === null ? paths.login() : home;
  useEffect(() => {
    if (elsewhere === null) return;
    if (elsewhere === paths.login()) rememberReturnAddress();
    void router.navigate({ href: elsewhere, replace: true });
  }, [elsewhere, router]);
  return { ready: elsewhere === null && me !== null, failed, retry, slug: me?.slug };
};

/** Where an enterprise account lands (ACC-29, D01). */
export const EnterpriseHomePage = () => {
  const { t } = useLingui();
  const { ready, failed, retry, slug } = useEnterpriseOnly();
  const signOut = useSignOut();
  if (failed) return <ErrorState onRetry={retry} />;
  if (!ready) return <SkeletonDetail />;
  const end = (
    <>
      {slug !== undefined && <Button kind="quiet" href={paths.settings(slug)}>{t`Account`}</Button>}
      <Button pending={signOut.isPending} onPress={() => signOut.mutate()}>{t`Log out`}</Button>
    </>
  );
  const brand = { name: productName(), href: paths.enterpriseDashboard() };
  return (
    <AppFrame barHeight={56} topBar={<TopBar height={56} tone="plain" brand={brand} end={end} />}>
      <Content onSignIn={() => signOut.mutate()} />
    </AppFrame>
  );
};
