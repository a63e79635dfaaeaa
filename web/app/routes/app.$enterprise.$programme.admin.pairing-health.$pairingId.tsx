import { createFileRoute } from '@tanstack/react-router';
import { adminPath } from '../../lib/paths.ts';
import { useMe } from '../../modules/accounts/index.ts';
import { ReportPage } from '../../modules/health/index.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { PageNotFound } from '../PageNotFound.tsx';
import { keyIn } from '../../lib/key-in.ts';

const Page = () => {
  const { me } = useMe();
  const programme = useThisProgramme();
  const id = keyIn(Route.useParams().pairingId);
  const backHref = adminPath(programme, 'pairing-health?tab=pair');
  const sessionHref = (booking: number) => adminPath(programme, `bookings/${booking}`);
  if (id === undefined) return <PageNotFound />;
  return me && <ReportPage key={id} pairingId={id} zone={me.timezone} {...{ backHref, sessionHref }} />;
};

export const Route = createFileRoute('/app/$enterprise/$programme/admin/pairing-health/$pairingId')({
  component: Page,
});
