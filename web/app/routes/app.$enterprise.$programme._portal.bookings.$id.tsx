import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '../../modules/bookings/index.ts';
import { bookingJoins } from '../bookingJoins.ts';
import { keyIn } from '../search.ts';

const Page = () => <BookingPage id={keyIn(Route.useParams().id)} joins={bookingJoins} />;

export const Route = createFileRoute('/app/$enterprise/$programme/_portal/bookings/$id')({ component: Page });
