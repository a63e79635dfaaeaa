import { createFileRoute } from '@tanstack/react-router';
import { BookingRequestedPage } from '../../../modules/bookings/index.ts';

const Page = () => <BookingRequestedPage id={Number(Route.useParams().id)} />;

export const Route = createFileRoute('/_member/main/bookings/$id/booking_requested')({ component: Page });
