import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useMe } from '../../modules/accounts/index.ts';
import { MemberShell } from '../shells/MemberShell.tsx';

/** Pages that visitors can see too; signed-in people keep their own bar. */
const PublicLayout = () => {
  const { me } = useMe();
  return (
    <MemberShell me={me ?? null}>
      <Outlet />
    </MemberShell>
  );
};

export const Route = createFileRoute('/_public')({ component: PublicLayout });
