import { createFileRoute } from '@tanstack/react-router';
import { bookingPaths, portalPath } from '../../lib/paths.ts';
import { useMe } from '../../modules/accounts/index.ts';
import { ReportPage } from '../../modules/health/index.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { PageNotFound } from '../PageNotFound.tsx';
import { keyIn } from '../../lib/key-in.ts';

/** PAR-33: the report as the pair itself reads it. */
const Page = () => {
  const { me } = useMe();
  const programme = useThisProgramme();
  const id = keyIn(Route.useParams().pairingId);
  const backHref = portalPath(programme, 'overviews');
  const { page: sessionHref } = bookingPaths(programme);
  if (id === undefined) return <PageNotFound />;
  return me && <ReportPage key={id} pairingId={id} zone={me.timezone} {...{ backHref, sessionHref }} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/mentoring_report/$pairingId')({
  component: Page,
});
