import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { bookingPaths, portalPath } from '../../lib/paths.ts';
import { MeetingRoomPage } from '../../modules/meetings/index.ts';
import { useThisProgramme } from '../../modules/programmes/index.ts';
import { keyIn } from '../../lib/key-in.ts';
import { SignedInHere } from '../SignedIn.tsx';

const Page = () => {
  const { t } = useLingui();
  const id = keyIn(Route.useParams().id);
  const programme = useThisProgramme();
  const exit = { href: bookingPaths(programme).list(), label: t`Bookings` };
  const brand = { name: programme.name, href: portalPath(programme, 'overviews'), logo: programme.photo_url };
  return (
    <SignedInHere>
      {(me) => <MeetingRoomPage key={me.id} bookingId={id} me={me} exit={exit} brand={brand} />}
    </SignedInHere>
  );
};

export const Route = createFileRoute('/app/$enterprise/$programme/bookings/$id/room')({ component: Page });
