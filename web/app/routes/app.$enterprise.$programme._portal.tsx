import { createFileRoute, Outlet } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { NotJoinedPage } from '../home/NotJoinedPage.tsx';
import { PortalShell } from '../shells/PortalShell.tsx';
import { SignedIn } from '../SignedIn.tsx';

/** B144: pages of members; whoever has not joined is shown how to. */
const PortalLayout = () => {
  const { viewer } = useThisProgramme();
  return (
    <SignedIn at={paths.signIn()}>
      {(me) => <PortalShell me={me}>{viewer === null ? <NotJoinedPage /> : <Outlet key={me.id} />}</PortalShell>}
    </SignedIn>
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/_portal')({ component: PortalLayout });
