import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { rememberReturnAddress } from '../../lib/return-address.ts';
import { useMe } from '../../modules/accounts/index.ts';
import { ErrorState } from '../../ui/States.tsx';
import { SkeletonDetail } from '../../ui/Skeletons.tsx';
import { MemberShell } from '../shells/MemberShell.tsx';

/** Pages of members: a visitor signs in first and comes back to the same place (NAV-26). */
const MemberLayout = () => {
  const { me, isLoading, failed, retry } = useMe();
  const navigate = useNavigate();
  useEffect(() => {
    if (me !== null || isLoading || failed) return;
    rememberReturnAddress();
    void navigate({ to: paths.signIn(), replace: true });
  }, [me, isLoading, failed, navigate]);
  if (failed) return <ErrorState onRetry={retry} />;
  if (!me) return <SkeletonDetail />;
  return (
    <MemberShell me={me}>
      <Outlet />
    </MemberShell>
  );
};

export const Route = createFileRoute('/_member')({ component: MemberLayout });
