import { createFileRoute } from '@tanstack/react-router';
import { BookingRequestedPage } from '../../../modules/bookings/index.ts';
import { keyIn } from '../../../lib/key-in.ts';

const Page = () => <BookingRequestedPage id={keyIn(Route.useParams().id)} />;

export const Route = createFileRoute('/_member/main/bookings/$id/booking_requested')({ component: Page });
