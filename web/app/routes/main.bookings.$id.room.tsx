import { useLingui } from '@lingui/react/macro';
import { createFileRoute } from '@tanstack/react-router';
import { paths } from '../../lib/paths.ts';
import { productName } from '../../lib/product.ts';
import { MeetingRoomPage } from '../../modules/meetings/index.ts';
import { keyIn } from '../../lib/key-in.ts';
import { SignedIn } from '../SignedIn.tsx';

const Page = () => {
  const { t } = useLingui();
  const id = keyIn(Route.useParams().id);
  const exit = { href: paths.bookings(), label: t`Bookings` };
  const brand = { name: productName(), href: paths.landing() };
  return (
    <SignedIn at={paths.signIn()}>
      {(me) => <MeetingRoomPage key={me.id} bookingId={id} me={me} exit={exit} brand={brand} />}
    </SignedIn>
  );
};

export const Route = createFileRoute('/main/bookings/$id/room')({ component: Page });
