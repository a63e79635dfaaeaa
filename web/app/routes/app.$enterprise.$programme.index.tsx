import { createFileRoute, Navigate } from '@tanstack/react-router';
import { portalPath } from '../../lib/paths.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';

/** The bare address of a programme leads to its portal (NAV-16). */
const ToOverviews = () => <Navigate to={portalPath(useThisProgramme(), 'overviews')} replace />;

export const Route = createFileRoute('/app/$enterprise/$programme/')({ component: ToOverviews });
