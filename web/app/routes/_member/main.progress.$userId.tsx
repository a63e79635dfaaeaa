import { createFileRoute } from '@tanstack/react-router';
import { ProgressPage } from '../../../modules/bookings/index.ts';
import { bookingJoins } from '../../bookingJoins.ts';

const Page = () => <ProgressPage userId={Number(Route.useParams().userId)} Reviews={bookingJoins.Reviews} />;

export const Route = createFileRoute('/_member/main/progress/$userId')({ component: Page });
