import { createFileRoute } from '@tanstack/react-router';
import { BookingPage } from '../../../modules/bookings/index.ts';
import { keyIn } from '../../search.ts';

const Page = () => <BookingPage id={keyIn(Route.useParams().id)} />;

export const Route = createFileRoute('/_member/bookings/$id')({ component: Page });
