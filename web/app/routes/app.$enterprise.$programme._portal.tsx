import { createFileRoute, Navigate, Outlet } from '@tanstack/react-router';
import { portalPath } from '../../lib/paths.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { NotJoinedPage } from '../home/NotJoinedPage.tsx';
import { PortalShell } from '../shells/PortalShell.tsx';
import { SignedInHere } from '../SignedIn.tsx';

/**
 * B144: pages for members; people who have not joined are shown how to join an open programme, or how to apply to a
 * closed one.
 */
const PortalLayout = () => {
  const programme = useThisProgramme();
  const { viewer, is_active: isActive, privacy_settings: privacy } = programme;
  return (
    <SignedInHere>
      {(me) => {
        if (viewer === null && isActive && privacy === 'closed')
          return <Navigate to={portalPath(programme, 'applications/status')} replace />;
        return <PortalShell me={me}>{viewer === null ? <NotJoinedPage /> : <Outlet key={me.id} />}</PortalShell>;
      }}
    </SignedInHere>
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/_portal')({ component: PortalLayout });
